// Two whole games and one event of every shape, written by fixtures/make_fixtures.py.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameEvent, View } from "../../../src/generated/master_thieves";
import type { Legal } from "../../../src/generated/protocol";

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
