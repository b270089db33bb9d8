import type { Colour } from "../model/notation";

/** The colour of jars and thieves; each has a pattern of its own as well. */
export const PAINT: Record<Colour, string> = {
  r: "var(--jar-red)",
  g: "var(--jar-green)",
  b: "var(--jar-blue)",
  y: "var(--jar-yellow)",
};

export function patternOf(colour: Colour): string {
  return `url(#ft-${colour})`;
}
