// How tiles, squares and places are written (docs/notation.md), and where they lie on the table.

import type { Front, Jar, Phase, Place, Square, View } from "../../../generated/forty_thieves";

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

function oneOf<Kind extends string>(kinds: readonly Kind[], text: string): Kind | null {
  return kinds.find((kind) => kind === text) ?? null;
}

export function readJar(jar: Jar): Painted | null {
  const colour = oneOf(COLOURS, jar.charAt(0));
  const sign = oneOf(SIGNS, jar.charAt(1));
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
export const SQUARES: readonly Square[] = ROWS.flatMap((row) => COLUMNS.map((at) => at + row));
export const GEMS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The ends of lines at which a theft can be announced. */
export const LINES: readonly Place[] = [
  ...ROWS.map((row) => `row ${row}`),
  ...COLUMNS.map((column) => `column ${column}`),
  "falling",
  "rising",
];

export function squareIndex(square: Square): number {
  return SQUARES.indexOf(square);
}

export function isLine(place: Place): boolean {
  return LINES.includes(place);
}

/** The four squares of a place, in the order in which an announced theft tells them. */
export function squaresOf(place: Place): Square[] {
  const [kind, name] = place.split(" ");
  if (kind === "row") return COLUMNS.map((column) => `${column}${name}`);
  if (kind === "column") return ROWS.map((row) => `${name}${row}`);
  if (kind === "falling") return COLUMNS.map((column, at) => `${column}${at + 1}`);
  if (kind === "rising") return ROWS.map((row, at) => `${COLUMNS[3 - at]}${row}`);
  const { row, column } = gemAt(Number(place));
  return [0, 1, 4, 5].flatMap((step) => SQUARES[4 * row + column + step] ?? []);
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
