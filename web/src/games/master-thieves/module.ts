// Master Thieves, as the rest of the program knows it.

import { lazy } from "react";
import type { Choice } from "../../generated/api";
import { entry } from "../../naming/entry";
import type { GameModule } from "../../table/module";
import { wordsOfGame } from "../../table/wordsOfGame";
import { Sign } from "./art/Sign";
import { first } from "./i18n/en/first";
import { title } from "./title";
import type { MasterTree } from "./words";

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
  loadSketch: async () => (await import("./art/Sketch")).MasterSketch,
  Settings: lazy(async () => ({ default: (await import("./GameSettings")).GameSettings })),
  QuickSettings: lazy(async () => ({
    default: (await import("./GameSettings")).GameQuickSettings,
  })),
  words: wordsOfGame(
    "master",
    first,
    import.meta.glob([
      "./i18n/*/{first,index,options,places,teach,lessons}.ts",
      "!./i18n/en/first.ts",
    ]),
  ),
  characterName: (t, character) =>
    entry((t as MasterTree).master.character, character.replaceAll("-", "_")) ?? character,
  lesson: (t) => (t as MasterTree).master.lesson,
  load: async () => (await import("./index")).part,
  loadTeaching: async () => (await import("./teach")).teaching,
  loadAnswers: async () => (await import("./answers")).answerOf,
  loadPuzzles: async () => (await import("./puzzles")).masterPuzzles,
  loadStudies: async () => (await import("./study")).masterStudies,
};
