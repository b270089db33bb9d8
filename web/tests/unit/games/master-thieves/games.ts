// Whole games and one event of every shape, written by fixtures/make_fixtures.py.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameEvent, View } from "../../../../src/generated/master_thieves";
import type { Legal } from "../../../../src/generated/protocol";

export interface Step {
  events: GameEvent[];
  view: View;
  legal: Legal | null;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", name), "utf8"));
}

export const games: [name: string, steps: Step[]][] = ["french", "english_a"].map((name) => [
  name,
  read(`${name}.json`) as Step[],
]);

export const events = read("events.json") as GameEvent[];

/** What seat 0 witnesses, and what lies in the drawers: at each place above and below, as `2D a1 R`. */
export interface HiddenStep {
  events: GameEvent[];
  /** Where a drawer stands open. */
  open: string | null;
  box: Record<string, [upper: string, lower: string]>;
}

/** Games with drawers that all see or only their opener, some of them sticky. */
export const hiddenGames = read("hidden.json") as [name: string, steps: HiddenStep[]][];
