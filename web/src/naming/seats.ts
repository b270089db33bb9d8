/** The eight colours of seats: each has a sign, so that the colour is never needed. */
export const SEAT_SIGNS = ["♠", "♦", "♣", "♥", "★", "●", "▲", "■"] as const;

export function signOf(colour: number): string {
  return SEAT_SIGNS[colour % SEAT_SIGNS.length] ?? "●";
}

export function hueOf(colour: number): string {
  return `var(--seat-${colour % SEAT_SIGNS.length})`;
}
