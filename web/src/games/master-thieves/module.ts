// Master Thieves, as the rest of the program knows it.

import { lazy } from "react";
import type { Choice } from "../../generated/api";
import type { GameFirst } from "../../i18n/use";
import type { Loaders } from "../../i18n/useLater";
import type { GameModule, LessonWords } from "../../table/module";
import { Sign } from "./art/Sign";
import { first } from "./i18n/en/first";
import { title } from "./title";
import type { MasterTree } from "./words";

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
  en: async () => ({ master: (await import("./i18n/en/teach")).teach }),
  fr: async () => ({ master: (await import("./i18n/fr/teach")).teach }),
  it: async () => ({ master: (await import("./i18n/it/teach")).teach }),
  de: async () => ({ master: (await import("./i18n/de/teach")).teach }),
};
const LESSONS: Loaders<LessonWords> = {
  en: async () => (await import("./i18n/en/lessons")).lessons,
  fr: async () => (await import("./i18n/fr/lessons")).lessons,
  it: async () => (await import("./i18n/it/lessons")).lessons,
  de: async () => (await import("./i18n/de/lessons")).lessons,
};

const GROUPS: Record<string, string> = {
  "MT-1": "supply",
  "MT-2": "box",
  "MT-3": "filling",
  "MT-3.3": "supply",
  "MT-3.5": "supply",
  "MT-4": "round",
  "MT-5": "box",
  "MT-6": "moves",
  "MT-13": "end",
};

/** By the paragraph that a field governs. */
function optionGroup({ paragraphs: [paragraph = ""] }: Choice): string {
  return GROUPS[paragraph] ?? GROUPS[paragraph.split(".")[0] ?? ""] ?? "characters";
}

export const masterModule: GameModule = {
  ...title,
  rulePrefix: "MT",
  quickSeats: 4,
  notes: false,
  storyUnit: "round",
  reactions: false,
  chances: false,
  companyField: "drawers_seen_by",
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
  lesson: (t) => (t as MasterTree).master.lesson,
  load: async () => (await import("./index")).part,
  loadTeaching: async () => (await import("./teach")).teaching,
  loadAnswers: async () => (await import("./answers")).answerOf,
};
