// Names of tiles, places and aims in the reader's language.

import {
  type Front,
  type Jar,
  type Place,
  TARGET_ACTIONS,
  type Target,
} from "../../../generated/forty_thieves";
import type { Messages } from "../../../i18n/messages";
import { whoSits } from "../../../i18n/who";
import type { forty } from "../i18n/en/table";
import { columnOf, readFront, readJar, rowOf } from "./notation";

export type FortyWords = Messages<typeof forty>;

export function jarName(t: FortyWords, jar: Jar): string {
  const painted = readJar(jar);
  return painted === null ? t.names.goldenBack : t.names.jar(painted);
}

export function frontName(t: FortyWords, front: Front): string {
  const face = readFront(front);
  if (face === null) return front;
  if (face.kind === "thief") return t.names.thief(face);
  if (face.kind === "leader") return t.names.leader(face);
  return t.names.tile[face.kind === "special" ? face.special : face.golden];
}

/** Name a special or golden tile with its article, as in “plays the Lantern”. */
export function theFront(t: FortyWords, front: Front): string {
  const face = readFront(front);
  if (face?.kind === "special") return t.names.theTile[face.special];
  return face?.kind === "golden" ? t.names.theTile[face.golden] : frontName(t, front);
}

export function placeName(t: FortyWords, place: Place): string {
  const [row, column] = [rowOf(place), columnOf(place)];
  if (row !== null) return t.names.row({ row });
  if (column !== null) return t.names.column({ column });
  if (place === "falling") return t.names.falling;
  if (place === "rising") return t.names.rising;
  return t.names.sapphire({ gem: place });
}

/** Say what a played tile is aimed at. */
export function aimName(
  t: FortyWords,
  target: Target,
  names: readonly string[],
  you: number | null,
): string {
  const aimed = TARGET_ACTIONS[target];
  switch (aimed.verb) {
    case "take_gem":
      return t.aims.gem({ gem: `${aimed.gem}` });
    case "rob_merchant":
      return t.aims.merchant;
    case "rob": {
      const who = whoSits(aimed.victim, names, you);
      return aimed.tile ? t.aims.robTile({ who }) : t.aims.robGem({ who });
    }
    case "drop":
      return aimed.tile ? t.aims.dropTile : t.aims.dropToken;
    case "give":
      return t.aims.give({ who: whoSits(aimed.to, names, you) });
    case "peek": {
      const [one, other] = aimed.squares;
      return t.aims.peek({ one, other });
    }
  }
}
