// Positions of Master Thieves, set up by hand.

import type { Place } from "../../../generated/master_thieves";
import type { Words } from "../../../i18n/use";
import type { PositionProblem, StudyPart } from "../../../table/studies";
import { placeInWords } from "../model/describe";
import { isKind } from "../model/gems";
import { placeNamed } from "../model/places";
import type { AllMasterWords } from "../words";
import { HiddenDrawers } from "./HiddenDrawers";
import { MasterEditor } from "./MasterEditor";

const KIND_NAMED: Record<string, string> = { diamonds: "D", sapphires: "S", rubies: "R" };

function problem(t: Words, { code, details }: PositionProblem): string | null {
  const words = (t as AllMasterWords).master; // the border: they came with the table
  const place = placeNamed(String(details.place));
  const at = place === null ? "" : placeInWords(words, place satisfies Place);
  switch (code) {
    case "gems-not-conserved": {
      const letter = KIND_NAMED[String(details.gems)] ?? "D";
      const kind = isKind(letter) ? words.study.kinds[letter] : letter;
      const count = Number(details.have) - Number(details.need);
      return count > 0
        ? words.study.tooMany({ kind, count })
        : words.study.tooFew({ kind, count: -count });
    }
    case "ruby-in-short-drawer":
      return words.study.short({ place: at });
    case "gems-on-both-sides":
      return words.study.both({ place: at });
    case "two-alarms-in-a-drawer":
    case "alarm-apart-from-gems":
      return words.study.alarms({ place: at });
    case "hands-do-not-fit-the-round":
      return words.study.hands;
    default:
      return null;
  }
}

export const masterStudies: StudyPart = {
  start: (edition, players) => `${edition} ${players} rest=B.E`,
  Editor: MasterEditor,
  problem,
  Hidden: HiddenDrawers,
};
