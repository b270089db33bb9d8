// What a decision is called on a button.

import { type FortyWords, placeName, theFront } from "./naming";
import type { Word } from "./words";

interface Given {
  t: FortyWords;
  names: readonly string[];
  /** One's own hand. */
  fronts: readonly string[];
}

export function labelOf(word: Word, { t, names, fronts }: Given): string {
  const { verb, what, slots, squares, seat, place } = word;
  const label = t.actions;
  const name = names[seat ?? -1] ?? "";
  const [slot = 0] = slots;
  const [one = "", other = ""] = squares;
  if (!word.known) return word.word;
  switch (verb) {
    case "keep":
      return label.keep;
    case "pass":
      return label.skip;
    case "discard":
      return label.discard({ count: slots.length });
    case "play":
      return label.play({ tile: theFront(t, fronts[slot - 1] ?? "") });
    case "dagger":
      return label.dagger;
    case "glimpse":
      return label.glimpse({ square: one });
    case "reveal":
      return label.reveal({ square: one });
    case "peek":
      return label.peek({ one, other });
    case "replace":
      return label.replace({ slot, square: one });
    case "lead":
      return label.lead({ slot, square: one });
    case "interchange":
      return label.interchange({ one, other });
    case "steal":
      return label.steal({ place: placeName(t, place ?? "") });
    case "take":
      return label.take({ place: placeName(t, place ?? "") });
    case "rob":
      if (what === "merchant") return label.robMerchant;
      return what === "tile" ? label.robTile({ name }) : label.robGem({ name });
    case "drop":
      return what === "tile" ? label.dropTile : label.dropToken;
    case "give":
      return label.give({ name });
    case "wish":
      if (what === "eyes") return label.wishEyes;
      return what === "turn" ? label.wishTurn : label.wishMerchant;
    default:
      return word.word;
  }
}
