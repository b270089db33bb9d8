// The small irregularities of a jar. They follow from what is painted on it, which everybody sees,
// and from nothing else: two jars painted alike are alike, wherever they stand and whatever is below.

import type { Jar } from "../../../generated/forty_thieves";

export interface Clay {
  /** How far its handles are turned, in degrees. */
  turn: number;
  /** The edge of its glaze, as it ran down before it was fired. */
  glaze: string;
}

const POINTS = 22;
const RUNS = 4;
/** The lid's edge, and how far at most the glaze stays away from it. */
const EDGE = 39;
const BARE = 2.3;

const made = new Map<string, Clay>();

/** A row of numbers from 0 to 1 that is always the same for the same word. */
function grains(word: string): () => number {
  let seed = [...word].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

/** A closed line through the middles between points, so that it has no corners. */
function smooth(points: [number, number][]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const written = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const middle = (index: number) => {
    const [[x, y], [nextX, nextY]] = [at(index), at(index + 1)];
    return written((x + nextX) / 2, (y + nextY) / 2);
  };
  const curves = points.map(([x, y], index) => `Q${written(x, y)} ${middle(index)}`);
  return `M${middle(-1)}${curves.join("")}Z`;
}

export function clayOf(painted: Jar | null): Clay {
  const jar = painted ?? "";
  const known = made.get(jar);
  if (known !== undefined) return known;
  const grain = grains(jar);
  const turn = Math.round(24 * grain() - 12);
  const runs = new Set(Array.from({ length: RUNS }, () => Math.floor(grain() * POINTS)));
  const glaze = smooth(
    Array.from({ length: POINTS }, (_, index) => {
      const away = runs.has(index) ? 0 : BARE * (0.45 + 0.55 * grain());
      const angle = (2 * Math.PI * index) / POINTS;
      return [50 + (EDGE - away) * Math.cos(angle), 50 + (EDGE - away) * Math.sin(angle)];
    }),
  );
  const clay = { turn, glaze };
  made.set(jar, clay);
  return clay;
}
