// Positions of 40 Thieves, set up by hand.

import type { Words } from "../../../i18n/use";
import type { PositionProblem, StudyPart } from "../../../table/studies";
import type { AllFortyWords } from "../words";
import { FortyEditor } from "./FortyEditor";
import { HiddenFronts } from "./HiddenFronts";

function problem(t: Words, { code, details }: PositionProblem): string | null {
  const words = (t as AllFortyWords).forty.study; // the border: they came with the table
  switch (code) {
    case "no-such-tile":
      return words.noTile({ tile: String(details.text) });
    case "sapphires-not-conserved":
      return words.gems({ have: Number(details.have), need: Number(details.need) });
    case "too-many-tiles-in-hand":
      return words.tooFull;
    default:
      return null;
  }
}

export const fortyStudies: StudyPart = {
  start: (edition, players) => `${edition} ${players}`,
  Editor: FortyEditor,
  problem,
  Hidden: HiddenFronts,
};
