// A game that nobody has drawn yet: it is played at a plain table, made of what the server tells.

import type { GameModule } from "../../table/module";
import { Sign } from "./Sign";

/** The module of a game that has none of its own. */
export function plainModule(game: string): GameModule {
  return {
    game,
    title: null,
    rulePrefix: null,
    quickSeats: null,
    notes: false,
    storyUnit: "turn",
    reactions: false,
    chances: false,
    companyField: null,
    optionGroup: () => "rules",
    Sign,
    loadPicture: null,
    loadSketch: null,
    Settings: null,
    QuickSettings: null,
    words: {
      english: null,
      first: null,
      whole: null,
      places: null,
      options: null,
      teach: null,
      lessons: null,
    },
    characterName: null,
    lesson: null,
    load: async () => (await import("./index")).part,
    loadTeaching: null,
    loadAnswers: null,
    loadPuzzles: null,
    loadStudies: null,
  };
}
