// Whole games and one event of every shape, written by fixtures/make_fixtures.py.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameAction, GameEvent, Place, View } from "../../../../src/generated/master_thieves";
import type { Question } from "../../../../src/table/props";

export interface Step {
  events: GameEvent[];
  view: View;
  legal: Question<GameAction> | null;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", name), "utf8"));
}

export const games: [name: string, steps: Step[]][] = ["french", "english_a"].map((name) => [
  name,
  read(`${name}.json`) as Step[],
]);

const ACTIONS = read("actions.json") as GameAction[];

/** A decision by its word. */
export function actionOf(word: string): GameAction {
  const action = ACTIONS.find((one) => one.word === word);
  if (action === undefined) throw new Error(`no action is called ${word}`);
  return action;
}

export const events = read("events.json") as GameEvent[];

/** What seat 0 witnesses, and what lies in the drawers: at each place above and below, as `2D a1 R`. */
export interface HiddenStep {
  events: GameEvent[];
  /** Where a drawer stands open. */
  open: Place | null;
  box: Record<string, [upper: string, lower: string]>;
}

/** Games with drawers that all see or only their opener, some of them sticky. */
export const hiddenGames = read("hidden.json") as [name: string, steps: HiddenStep[]][];
