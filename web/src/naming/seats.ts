/** The eight colours of seats: each has a sign, so that the colour is never needed. */
export const SIGNS = ["♠", "♦", "♣", "♥", "★", "●", "▲", "■"] as const;

export function signOf(colour: number): string {
  return SIGNS[colour % SIGNS.length] ?? "●";
}

export function hueOf(colour: number): string {
  return `var(--seat-${colour % SIGNS.length})`;
}
