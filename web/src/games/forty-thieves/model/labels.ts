// What a decision is called on a button.

import type { Front, GameAction } from "../../../generated/forty_thieves";
import { type FortyWords, placeName, theFront } from "./naming";

interface Given {
  t: FortyWords;
  names: readonly string[];
  /** One's own hand. */
  fronts: readonly Front[];
}

export function labelOf(action: GameAction, { t, names, fronts }: Given): string {
  const label = t.actions;
  const name = (seat: number) => names[seat] ?? "";
  switch (action.verb) {
    case "pass":
      return label.skip;
    case "discard": {
      const count = action.slots.length;
      return count === 0 ? label.keep : label.discard({ count });
    }
    case "play": {
      const front = fronts[action.slot - 1];
      return label.play({ tile: front === undefined ? "" : theFront(t, front) });
    }
    case "dagger":
      return label.dagger;
    case "glimpse":
      return label.glimpse(action);
    case "reveal":
      return label.reveal(action);
    case "peek": {
      const [one, other] = action.squares;
      return label.peek({ one, other });
    }
    case "replace":
      return label.replace(action);
    case "lead":
      return label.lead(action);
    case "interchange": {
      const [one, other] = action.squares;
      return label.interchange({ one, other });
    }
    case "steal":
      return label.steal({ place: placeName(t, action.place) });
    case "take_gem":
      return label.take({ place: placeName(t, `${action.gem}`) });
    case "rob_merchant":
      return label.robMerchant;
    case "rob": {
      const whose = { name: name(action.victim) };
      return action.tile ? label.robTile(whose) : label.robGem(whose);
    }
    case "drop":
      return action.tile ? label.dropTile : label.dropToken;
    case "give":
      return label.give({ name: name(action.to) });
    case "wish":
      return { eyes: label.wishEyes, turn: label.wishTurn, merchant: label.wishMerchant }[
        action.wish
      ];
    default:
      return wordOf(action);
  }
}

/** A server that is newer than this page may know verbs that are not known here. */
function wordOf({ word }: { word: string }): string {
  return word;
}
