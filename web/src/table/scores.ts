// How points came about. The server says what each seat has and how many points that is; here it
// is only laid out so that one can follow it, and where the two do not add up, nothing is laid out.

/** Things of a kind in a pile, by the game's own name for them. */
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

export function pileOf(name: string, parts: ScorePart[]): Pile {
  const points = parts.reduce((sum, part) => sum + part.count * part.worth, 0);
  return { name, parts: parts.filter((part) => part.count > 0), points };
}

export function seatScoreOf(
  seat: number,
  piles: Pile[],
  scores: number[],
  winners: number[],
): SeatScore {
  const points = scores[seat] ?? 0;
  const better = scores.filter((score) => score > points).length;
  const told = piles.reduce((sum, one) => sum + one.points, 0) === points ? piles : [];
  const won = winners.includes(seat);
  const ahead = winners.length > 0 && !won && better < winners.length;
  return { seat, piles: told, points, won, rank: ahead ? winners.length + 1 : better + 1 };
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

type Compared = [by: string, count: (seat: number) => number, wanted: "most" | "fewest"];

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
