// How points are written: with a true minus, and where they are added, with their sign.

const MINUS = "−";

export function plainPoints(points: number): string {
  return points < 0 ? `${MINUS}${-points}` : String(points);
}

export function signedPoints(points: number): string {
  return points > 0 ? `+${points}` : plainPoints(points);
}
