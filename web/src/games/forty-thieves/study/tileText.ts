// Which tile lies where, as a position of 40 Thieves says it. The game writes every tile with its jar,
// so each is there once: what is put somewhere changes places with what lay there.

import type { Front, Jar } from "../../../generated/forty_thieves";
import { readPositionText, withTokens } from "../../../table/positionText";

/** The tokens that name tiles; all but the board and hands are in one row. */
const PILES = [
  "board",
  "hands",
  "stack",
  "discards",
  "kept",
  "eye-tiles",
  "golden",
  "gone",
  "chain",
];
const TILE = /[a-y$][a-z!$LSADE]+/g;

export const GAP = "-";

/** A tile: its jar's name and its front's; a golden one has no jar. */
export function partsOf(tile: string): { jar: Jar | null; front: Front } {
  // The border: the game wrote it.
  if (tile.startsWith("$")) return { jar: null, front: tile as Front };
  return { jar: tile.slice(0, 2) as Jar, front: tile.slice(2) as Front };
}

/** Every tile of the deck that a position names. */
export function everyTile(text: string): string[] {
  const { tokens } = readPositionText(text);
  return PILES.flatMap((pile) => tokens.get(pile)?.match(TILE) ?? []);
}

/** The board square by square, as it is written: a tile, `^` where it lies face up, or a gap. */
export function boardOf(text: string): string[] {
  const board = readPositionText(text).tokens.get("board") ?? "";
  return board.split("/").flatMap((row) => row.split(","));
}

function withBoard(text: string, squares: readonly string[]): string {
  const rows = [0, 4, 8, 12].map((first) => squares.slice(first, first + 4).join(","));
  return withTokens(text, { board: rows.join("/") });
}

export function isFaceUp(text: string, square: number): boolean {
  return boardOf(text)[square]?.endsWith("^") ?? false;
}

export function withFaceUp(text: string, square: number, up: boolean): string {
  const turned = (tile: string) => tile.replace("^", "") + (up ? "^" : "");
  return withBoard(
    text,
    boardOf(text).map((tile, index) => (index === square ? turned(tile) : tile)),
  );
}

/** Let two tiles change places; whether a place is face up stays with the place. */
export function exchanged(text: string, one: string, other: string): string {
  const { tokens } = readPositionText(text);
  const other_ = (tile: string) => (tile === one ? other : tile === other ? one : tile);
  const changes = PILES.flatMap((pile): [string, string][] => {
    const written = tokens.get(pile);
    return written === undefined ? [] : [[pile, written.replace(TILE, other_)]];
  });
  return withTokens(text, Object.fromEntries(changes));
}

/** Take a tile out of the piles that lie beside the board. */
function withoutTile(text: string, tile: string): string {
  const { tokens } = readPositionText(text);
  const changes = ["stack", "discards"].flatMap((pile): [string, string | null][] => {
    const left = (tokens.get(pile)?.split(",") ?? []).filter((one) => one !== tile);
    return tokens.has(pile) ? [[pile, left.join(",") || null]] : [];
  });
  return withTokens(text, Object.fromEntries(changes));
}

/** Lay a tile under the stack. */
function underStack(text: string, tile: string): string {
  const stack = readPositionText(text).tokens.get("stack");
  return withTokens(text, { stack: stack === undefined ? tile : `${stack},${tile}` });
}

/** The tiles that may still be taken to a place that is empty: those of the stack. */
export function stackOf(text: string): string[] {
  return readPositionText(text).tokens.get("stack")?.split(",") ?? [];
}

/** Say what lies on a square: another tile, or nothing. */
export function withSquare(text: string, square: number, tile: string): string {
  const squares = boardOf(text);
  const before = squares[square] ?? GAP;
  const lies = before.replace("^", "");
  const put = (into: string, what: string) =>
    withBoard(
      into,
      boardOf(into).map((one, index) => (index === square ? what : one)),
    );
  if (tile === lies) return text;
  if (tile === GAP) return underStack(put(text, GAP), lies);
  if (lies === GAP) return put(withoutTile(text, tile), tile);
  return exchanged(text, lies, tile);
}

export function handsOf(text: string, players: number): string[][] {
  const hands = readPositionText(text).tokens.get("hands");
  if (hands === undefined) return Array.from({ length: players }, () => []);
  return hands.split(";").map((hand) => (hand === GAP ? [] : hand.split(",")));
}

function withHands(text: string, hands: readonly (readonly string[])[]): string {
  const written = hands.map((hand) => hand.join(",") || GAP).join(";");
  return withTokens(text, { hands: hands.some((hand) => hand.length > 0) ? written : null });
}

/** One more tile for a hand: the first of the stack. */
export function withOneMore(text: string, players: number, seat: number): string {
  const [tile] = stackOf(text);
  if (tile === undefined) return text;
  const hands = handsOf(text, players);
  return withHands(
    withoutTile(text, tile),
    hands.map((hand, index) => (index === seat ? [...hand, tile] : hand)),
  );
}

export function withOneFewer(text: string, players: number, seat: number, slot: number): string {
  const hands = handsOf(text, players);
  const tile = hands[seat]?.[slot];
  if (tile === undefined) return text;
  const left = hands.map((hand, index) =>
    index === seat ? hand.filter((_, place) => place !== slot) : hand,
  );
  return underStack(withHands(text, left), tile);
}

/** Whether a sapphire lies on the board, and how many each seat has won. */
export function gemsOf(text: string): string {
  return (readPositionText(text).tokens.get("gems") ?? "123456789").replace("-", "");
}

export function wonOf(text: string, players: number): number[] {
  const won = readPositionText(text).tokens.get("won");
  return won?.split(",").map(Number) ?? Array.from({ length: players }, () => 0);
}

/** Give a sapphire of the board to a seat, or lay one of a seat's on the board. */
export function withGem(text: string, players: number, gem: number, seat: number): string {
  const there = gemsOf(text).includes(String(gem));
  const left = [...new Set([...gemsOf(text), String(gem)])].filter(
    (one) => !there || one !== String(gem),
  );
  const won = wonOf(text, players).map((count, index) =>
    index === seat ? count + (there ? 1 : -1) : count,
  );
  return withTokens(text, { gems: left.sort().join("") || "-", won: won.join(",") });
}
