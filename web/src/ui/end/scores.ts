// How points came about. The server says what each seat has and how many points that is; here it
// is only laid out so that one can follow it, and where the two do not add up, nothing is laid out.

import type { View as FortyView } from "../../generated/forty_thieves";
import type { View as MasterView } from "../../generated/master_thieves";
import type { Fields } from "../../naming/words";

/** Rubies, sapphires, diamonds; gems, Sapphire tiles, Evil Eye tokens, Evil Eye tiles. */
export type Piece = "R" | "S" | "D" | "G" | "T" | "E" | "F";

export interface Part {
  piece: Piece;
  count: number;
  /** What one of them counts. */
  worth: number;
}

export interface Pile {
  name: "black" | "white" | "hoard" | "eyes";
  parts: Part[];
  points: number;
}

export interface Account {
  seat: number;
  piles: Pile[];
  points: number;
  rank: number;
  won: boolean;
}

const WORTH: Record<string, number> = { R: 4, S: 2, D: 1 };

/** Count the gems of a handful: "2D1S" → D 2, S 1; "-" → nothing. */
export function handful(text: string): Record<"R" | "S" | "D", number> {
  const counts = { R: 0, S: 0, D: 0 };
  for (const [, number = "0", kind] of text.matchAll(/(\d+)([RSD])/g)) {
    if (kind === "R" || kind === "S" || kind === "D") counts[kind] += Number(number);
  }
  return counts;
}

function pile(name: Pile["name"], parts: Part[]): Pile {
  const points = parts.reduce((sum, part) => sum + part.count * part.worth, 0);
  return { name, parts: parts.filter((part) => part.count > 0), points };
}

function pillow(name: "black" | "white", text: string): Pile {
  const sign = name === "black" ? 1 : -1;
  const counts = handful(text);
  const kinds: ("R" | "S" | "D")[] = ["R", "S", "D"];
  return pile(
    name,
    kinds.map((piece) => ({ piece, count: counts[piece], worth: sign * (WORTH[piece] ?? 0) })),
  );
}

function account(seat: number, piles: Pile[], scores: number[], winners: number[]): Account {
  const points = scores[seat] ?? 0;
  const better = scores.filter((score) => score > points).length;
  const told = piles.reduce((sum, one) => sum + one.points, 0) === points ? piles : [];
  const won = winners.includes(seat);
  const ahead = winners.length > 0 && !won && better < winners.length;
  return { seat, piles: told, points, won, rank: ahead ? winners.length + 1 : better + 1 };
}

export function masterAccounts(view: MasterView): Account[] {
  return view.seats.map(({ black, white }, seat) =>
    account(
      seat,
      [pillow("black", black), pillow("white", white)],
      view.scores ?? [],
      view.winners ?? [],
    ),
  );
}

export function fortyAccounts(view: FortyView): Account[] {
  return view.seats.map((hoard, seat) => {
    const won = pile("hoard", [
      { piece: "G", count: hoard.gems, worth: 1 },
      { piece: "T", count: hoard.sapphire_tiles.length, worth: 1 },
    ]);
    const eyes = pile("eyes", [
      { piece: "E", count: hoard.eye_tokens, worth: -1 },
      { piece: "F", count: hoard.eye_tiles.length, worth: -1 },
    ]);
    return account(seat, [won, eyes], view.scores, view.winners ?? []);
  });
}

/** The best first; equals as they sit. */
export function byRank(accounts: Account[]): Account[] {
  return [...accounts].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export interface TieStep {
  by: "R" | "S" | "D" | "E" | "G";
  /** What the best of those compared have. */
  most: number;
  seats: number[];
}

export interface Tie {
  points: number;
  seats: number[];
  steps: TieStep[];
}

type Compared = [TieStep["by"], (seat: number) => number, "most" | "fewest"];

/** Tell how a tie for the most points was decided, if there was one. */
export function tieOf(scores: number[], compared: Compared[]): Tie | null {
  const points = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === points ? [seat] : []));
  if (tied.length < 2) return null;
  const steps: TieStep[] = [];
  let left = tied;
  for (const [by, count, wanted] of compared) {
    if (left.length < 2) break;
    const counts = left.map(count);
    const most = wanted === "most" ? Math.max(...counts) : Math.min(...counts);
    left = left.filter((seat) => count(seat) === most);
    steps.push({ by, most, seats: left });
  }
  return { points, seats: tied, steps };
}

export function masterTie(view: MasterView, ruleset: Fields): Tie | null {
  const black = view.seats.map((seat) => handful(seat.black));
  const kinds: ("R" | "S" | "D")[] =
    ruleset.tie_break === "rubies_sapphires_diamonds" ? ["R", "S", "D"] : ["R", "S"];
  return tieOf(
    view.scores ?? [],
    kinds.map((kind) => [kind, (seat) => black[seat]?.[kind] ?? 0, "most"]),
  );
}

export function fortyTie(view: FortyView): Tie | null {
  if (view.ending === "merchant") return null;
  const eyes = view.seats.map((seat) => seat.eye_tokens + seat.eye_tiles.length);
  return tieOf(view.scores, [
    ["E", (seat) => eyes[seat] ?? 0, "fewest"],
    ["G", (seat) => view.seats[seat]?.gems ?? 0, "most"],
  ]);
}
