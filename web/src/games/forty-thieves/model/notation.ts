// How tiles, squares and places are written (docs/notation.md), and where they lie on the table.

import type {
  Front,
  Jar,
  Phase,
  Place,
  Sapphire,
  Slot,
  Square,
  View,
} from "../../../generated/forty_thieves";

export type Colour = "r" | "g" | "b" | "y";
export type JarSign = "s" | "c" | "m" | "h" | "t";
export type Special = "L" | "S" | "A" | "D" | "E";
export type Golden = "$m" | "$g" | "$s";

/** What is painted on a jar's lid; null: plain gold. */
export interface Painted {
  colour: Colour;
  sign: JarSign;
}

export type ParsedFront =
  | { kind: "thief"; colour: Colour; sign: JarSign }
  | { kind: "leader"; colour: Colour }
  | { kind: "special"; special: Special }
  | { kind: "golden"; golden: Golden };

export const COLOURS: readonly Colour[] = ["r", "g", "b", "y"];
export const SIGNS: readonly JarSign[] = ["s", "c", "m", "h", "t"];
export const SPECIALS: readonly Special[] = ["L", "S", "A", "D", "E"];
export const GOLDEN: readonly Golden[] = ["$m", "$g", "$s"];

/** What a text names, if it names anything. */
export function oneOf<Kind extends string>(
  kinds: readonly Kind[],
  text: string | undefined,
): Kind | null {
  return kinds.find((kind) => kind === text) ?? null;
}

/** null: a lid of which nothing is known is not painted. */
export function readJar(jar: Jar | null): Painted | null {
  const colour = oneOf(COLOURS, jar?.charAt(0));
  const sign = oneOf(SIGNS, jar?.charAt(1));
  return colour !== null && sign !== null ? { colour, sign } : null;
}

export function readFront(front: Front): ParsedFront | null {
  const special = oneOf(SPECIALS, front);
  if (special !== null) return { kind: "special", special };
  const golden = oneOf(GOLDEN, front);
  if (golden !== null) return { kind: "golden", golden };
  const colour = oneOf(COLOURS, front.charAt(0));
  if (colour === null) return null;
  if (front.charAt(1) === "!") return { kind: "leader", colour };
  const sign = oneOf(SIGNS, front.charAt(1));
  return sign === null ? null : { kind: "thief", colour, sign };
}

export const COLUMNS = ["a", "b", "c", "d"] as const;
export const ROWS = ["1", "2", "3", "4"] as const;
/** a1, b1, … d4: as they lie in `view.board`. */
export const SQUARES: readonly Square[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => `${column}${row}` as const),
);
/** Places in a hand, from the left. */
export const SLOTS: readonly Slot[] = [1, 2, 3];
export const GEMS: readonly Sapphire[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The ends of lines at which a theft can be announced. */
export const LINES: readonly Place[] = [
  ...ROWS.map((row) => `row ${row}` as const),
  ...COLUMNS.map((column) => `column ${column}` as const),
  "falling",
  "rising",
];

export function squareIndex(square: Square): number {
  return SQUARES.indexOf(square);
}

export function isLine(place: Place): boolean {
  return LINES.includes(place);
}

/** The row that a place is; null: it is another line, or a sapphire. */
export function rowOf(place: Place): (typeof ROWS)[number] | null {
  return ROWS.find((row) => place === `row ${row}`) ?? null;
}

export function columnOf(place: Place): (typeof COLUMNS)[number] | null {
  return COLUMNS.find((column) => place === `column ${column}`) ?? null;
}

/** The four squares of a place, in the order in which an announced theft tells them. */
export function squaresOf(place: Place): Square[] {
  const at = (row: number, column: number) => SQUARES[4 * row + column] ?? [];
  const each = [0, 1, 2, 3];
  const [row, column] = [rowOf(place), columnOf(place)];
  if (row !== null) return each.flatMap((step) => at(ROWS.indexOf(row), step));
  if (column !== null) return each.flatMap((step) => at(step, COLUMNS.indexOf(column)));
  if (place === "falling") return each.flatMap((step) => at(step, step));
  if (place === "rising") return each.flatMap((step) => at(step, 3 - step));
  const gem = gemAt(Number(place));
  return each.flatMap((step) => at(gem.row + (step >> 1), gem.column + (step & 1)));
}

/** Where a sapphire lies: below and to the right of the square in this row and column. */
export function gemAt(gem: number): { row: number; column: number } {
  return { row: Math.floor((gem - 1) / 3), column: (gem - 1) % 3 };
}

/** The four phases of a turn, by number: hand, glimpse, action, steal. */
export function phaseOf(view: View): 0 | 1 | 2 | 3 {
  const during: Record<Phase, 0 | 1 | 2 | 3> = {
    draw: 0,
    glimpse: 1,
    pair: 1,
    reveal: 1,
    action: 2,
    target: 2,
    dagger: view.chain[0]?.front === "L" ? 1 : 2,
    steal: 3,
    take: 3,
    claim: 3,
    wish: view.after === "drawing" ? 0 : view.after === "action" ? 1 : view.after === "end" ? 3 : 2,
    over: 3,
  };
  return during[view.phase];
}
