// How points came about. The server says what each seat has, how many points that is and what
// breaks ties; here it is only laid out so that one can follow it, and where something does not add
// up, nothing is laid out.

import type { AnyScoreSheet } from "../generated/protocol";

/** Where what counts is laid out, and as which piece, by the game's own names. */
export interface ScoredAs {
  pile: string;
  piece: string;
}

/** How a game lays out what counts, by kind, in the order in which it is read; and what is compared. */
export interface ScoreLayout {
  items: Readonly<Record<string, ScoredAs>>;
  tieBreaks: Readonly<Record<string, string>>;
}

/** Things of a kind in a pile. */
export interface ScorePart {
  piece: string;
  count: number;
  /** What one of them counts. */
  worth: number;
}

export interface Pile {
  name: string;
  parts: ScorePart[];
  points: number;
}

export interface SeatScore {
  seat: number;
  piles: Pile[];
  points: number;
  rank: number;
  won: boolean;
}

/** What is known of a game that is over. */
export interface FinalScore {
  scores: number[];
  winners: number[];
  /** null: how the points came about was not told. */
  sheet: AnyScoreSheet | null;
}

export function seatScores(
  { scores, winners, sheet }: FinalScore,
  layout: ScoreLayout,
): SeatScore[] {
  return scores.map((points, seat) => {
    const piles = pilesOf(sheet?.items[seat] ?? [], layout);
    const told = piles.reduce((sum, one) => sum + one.points, 0) === points ? piles : [];
    const better = scores.filter((score) => score > points).length;
    const won = winners.includes(seat);
    const ahead = winners.length > 0 && !won && better < winners.length;
    return { seat, piles: told, points, won, rank: ahead ? winners.length + 1 : better + 1 };
  });
}

function pilesOf(items: AnyScoreSheet["items"][number], layout: ScoreLayout): Pile[] {
  const piles = new Map<string, Pile>();
  for (const [kind, { pile: name, piece }] of Object.entries(layout.items)) {
    const item = items.find((one) => one.kind === kind);
    if (item === undefined) continue;
    const { count, points } = item;
    const pile = piles.get(name) ?? { name, parts: [], points: 0 };
    if (count > 0) pile.parts.push({ piece, count, worth: points / count });
    piles.set(name, { ...pile, points: pile.points + points });
  }
  return [...piles.values()];
}

/** The best first; equals as they sit. */
export function byRank(scores: SeatScore[]): SeatScore[] {
  return [...scores].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export interface TieStep {
  /** What is compared, by the game's own name for it. */
  by: string;
  /** What the best of those compared have. */
  most: number;
  seats: number[];
}

export interface Tie {
  points: number;
  seats: number[];
  steps: TieStep[];
}

/** Tell how a tie for the most points was decided, if there was one. */
export function tieOf({ scores, winners, sheet }: FinalScore, layout: ScoreLayout): Tie | null {
  const points = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === points ? [seat] : []));
  if (tied.length < 2 || winners.length === 0) return null;
  const steps: TieStep[] = [];
  let left = tied;
  for (const { kind, values, fewest } of sheet?.tie_breaks ?? []) {
    if (left.length < 2) break;
    const compared = left.map((seat) => values[seat] ?? 0);
    const most = fewest ? Math.min(...compared) : Math.max(...compared);
    left = left.filter((_, at) => compared[at] === most);
    steps.push({ by: layout.tieBreaks[kind] ?? kind, most, seats: left });
  }
  return left.every((seat) => winners.includes(seat)) ? { points, seats: tied, steps } : null;
}
