// 40 Thieves, as the rest of the program knows it.

import { lazy } from "react";
import type { Choice } from "../../generated/api";
import type { GameModule } from "../../table/module";
import { wordsOfGame } from "../../table/wordsOfGame";
import { Sign } from "./art/Sign";
import { first } from "./i18n/en/first";
import { title } from "./title";
import type { FortyTree } from "./words";

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
  loadSketch: async () => (await import("./art/Sketch")).FortySketch,
  Settings: lazy(async () => ({ default: (await import("./GameSettings")).GameSettings })),
  QuickSettings: lazy(async () => ({
    default: (await import("./GameSettings")).GameQuickSettings,
  })),
  words: wordsOfGame(
    "forty",
    first,
    import.meta.glob([
      "./i18n/*/{first,index,options,places,teach,lessons}.ts",
      "!./i18n/en/first.ts",
    ]),
  ),
  characterName: null,
  lesson: (t) => (t as FortyTree).forty.lesson,
  load: async () => (await import("./index")).part,
  loadTeaching: async () => (await import("./teach")).teaching,
  loadAnswers: async () => (await import("./answers")).answerOf,
  loadPuzzles: async () => (await import("./puzzles")).fortyPuzzles,
  loadStudies: async () => (await import("./study")).fortyStudies,
};
