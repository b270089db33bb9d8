// 40 Thieves, as the rest of the program knows it.

import { lazy } from "react";
import type { Choice } from "../../generated/api";
import type { GameFirst } from "../../i18n/use";
import type { Loaders } from "../../i18n/useLater";
import type { GameModule, LessonWords } from "../../table/module";
import { Sign } from "./art/Sign";
import { first } from "./i18n/en/first";
import { title } from "./title";
import type { FortyTree } from "./words";

const FIRST: Loaders<GameFirst> = {
  en: async () => first,
  fr: async () => (await import("./i18n/fr/first")).first,
  it: async () => (await import("./i18n/it/first")).first,
  de: async () => (await import("./i18n/de/first")).first,
};
const WHOLE: Loaders<object> = {
  en: async () => (await import("./i18n/en")).words,
  fr: async () => (await import("./i18n/fr")).words,
  it: async () => (await import("./i18n/it")).words,
  de: async () => (await import("./i18n/de")).words,
};
const TEACH: Loaders<object> = {
  en: async () => ({ forty: (await import("./i18n/en/teach")).teach }),
  fr: async () => ({ forty: (await import("./i18n/fr/teach")).teach }),
  it: async () => ({ forty: (await import("./i18n/it/teach")).teach }),
  de: async () => ({ forty: (await import("./i18n/de/teach")).teach }),
};
const LESSONS: Loaders<LessonWords> = {
  en: async () => (await import("./i18n/en/lessons")).lessons,
  fr: async () => (await import("./i18n/fr/lessons")).lessons,
  it: async () => (await import("./i18n/it/lessons")).lessons,
  de: async () => (await import("./i18n/de/lessons")).lessons,
};

const GROUPS: Record<string, string> = { "FT-2": "jars", "FT-10": "tales", "FT-12": "tales" };

/** By the paragraph that a field governs. */
function optionGroup({ name, paragraphs: [paragraph = ""] }: Choice): string {
  if (name === "three_tales") return "tales";
  return GROUPS[paragraph.split(".")[0] ?? ""] ?? "readings";
}

export const fortyModule: GameModule = {
  ...title,
  rulePrefix: "FT",
  quickSeats: 3,
  notes: true, // it is deduction: who wants to may write down what was seen
  storyUnit: "turn",
  reactions: true,
  chances: true,
  companyField: null,
  optionGroup,
  Sign,
  loadPicture: async () => (await import("./art/HomePicture")).HomePicture,
  Settings: lazy(async () => ({ default: (await import("./GameSettings")).GameSettings })),
  QuickSettings: lazy(async () => ({
    default: (await import("./GameSettings")).GameQuickSettings,
  })),
  words: {
    english: first,
    first: FIRST,
    whole: WHOLE,
    teach: TEACH,
    lessons: LESSONS,
  },
  lesson: (t) => (t as FortyTree).forty.lesson,
  load: async () => (await import("./index")).part,
  loadTeaching: async () => (await import("./teach")).teaching,
  loadAnswers: async () => (await import("./answers")).answerOf,
};
