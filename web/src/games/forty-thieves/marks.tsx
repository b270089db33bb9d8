// The marks that can be noted on a tile, and how they are drawn.

import type { ReactNode } from "react";
import type { Front } from "../../generated/forty_thieves";
import { markName } from "../../widgets/notes/labels";
import type { MarkGroup } from "../../widgets/notes/NotePanel";
import { FrontFace } from "./art/FrontFace";
import { PAINT, patternOf } from "./art/paint";
import { SignMark } from "./art/SignMark";
import { type Colour, type JarSign, readFront } from "./model/notation";
import type { FortyTree } from "./words";

const COLOUR_MARKS: Record<string, Colour> = { red: "r", green: "g", blue: "b", yellow: "y" };
const SIGN_MARKS: Record<string, JarSign> = {
  sun: "s",
  clubs: "c",
  moon: "m",
  hand: "h",
  star: "t",
};
const TILE_MARKS: Record<string, Front> = {
  lantern: "L",
  sapphire: "S",
  amulet: "A",
  dagger: "D",
  eye: "E",
};

/** A mark as a picture; one that is not known is written. */
export function markArt(mark: string): ReactNode {
  const [colour, sign, tile] = [COLOUR_MARKS[mark], SIGN_MARKS[mark], TILE_MARKS[mark]];
  if (colour !== undefined) {
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="46" fill={PAINT[colour]} stroke="#1c0d06" strokeWidth="5" />
        <circle cx="50" cy="50" r="44" fill={patternOf(colour)} />
      </svg>
    );
  }
  if (sign !== undefined) {
    return (
      <svg viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
        <SignMark sign={sign} />
      </svg>
    );
  }
  return tile === undefined ? mark : <FrontFace front={tile} />;
}

/** The marks that say what lies under a lid; none for what has no mark. */
export function marksOfFront(front: Front): string[] {
  const face = readFront(front);
  const named = (marks: Record<string, string>, sought: string) =>
    Object.keys(marks).filter((mark) => marks[mark] === sought);
  if (face?.kind === "special") return named(TILE_MARKS, front);
  if (face?.kind === "leader") return named(COLOUR_MARKS, face.colour);
  if (face?.kind !== "thief") return [];
  return [...named(COLOUR_MARKS, face.colour), ...named(SIGN_MARKS, face.sign)];
}

export function markGroups({ marks: t }: Pick<FortyTree, "marks">): MarkGroup[] {
  const { colours, signs, tiles } = t.groups;
  const group = (title: string, marks: object): MarkGroup => ({
    title,
    marks: Object.keys(marks).map((mark) => ({
      mark,
      name: markName(t, mark),
      art: markArt(mark),
    })),
  });
  return [group(colours, COLOUR_MARKS), group(signs, SIGN_MARKS), group(tiles, TILE_MARKS)];
}

/** What a place in one's hand is called in notes. */
export function aboutSlot(slot: number): string {
  return `hand.${slot - 1}`;
}

/** By which a thing that is noted about is found on the table. */
export function thingOf(about: string): string {
  const [hand, place] = about.split(".");
  return hand === "hand" && place !== undefined ? String(Number(place) + 1) : about;
}
