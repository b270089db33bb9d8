// Turns of finished games that are worth showing: much happens in them, and soon.

import { fortyScript } from "../src/games/forty-thieves/script";
import { masterScript } from "../src/games/master-thieves/script";
import type { ReplayStepAnswer } from "../src/generated/api";
import type { GameEvent as FortyEvent, View as FortyView } from "../src/generated/forty_thieves";
import type { GameEvent as MasterEvent, View as MasterView } from "../src/generated/master_thieves";

type Event = Record<string, unknown>;

/** Steps of a game, and how long they are shown. */
export interface Excerpt {
  /** The step before the first of them. */
  after: number;
  steps: number;
  ms: number;
}

/** What has to happen in a turn. */
export type Wish = (events: Event[]) => boolean;

const gemsIn = (event: Event) =>
  (String(event.gems ?? "").match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
const some = (kind: string, more: (event: Event) => boolean = () => true) => {
  return (events: Event[]) => events.some((one) => one.event === kind && more(one));
};
const all =
  (...wishes: Wish[]): Wish =>
  (events) =>
    wishes.every((wish) => wish(events));

const moved = (how: RegExp) => some("BoxMoved", ({ move }) => how.test(String(move)));

/** A drawer opens, and gems fall out of it. */
export const FALLEN = some("Fell", (event) => gemsIn(event) >= 3);
/** A drawer opens, levels turn, and the box is turned over. */
export const MOVED = all(some("Opened"), moved(/^rotate/), moved(/^flip$/));
/** A look into a jar, two that change places, and a theft. */
export const STOLEN = all(
  some("Glimpsed", ({ front }) => front !== null),
  some("Interchanged"),
  some("Succeeded"),
);

/** The shortest turn of a game in which a wish is fulfilled; null: there is none. */
export function turnWith(game: string, steps: ReplayStepAnswer[], wish: Wish): Excerpt | null {
  const found = turnsOf(steps)
    .filter((turn) => wish(turn.flatMap(({ events }) => events)))
    .map((turn) => ({
      after: (turn[0]?.seq ?? 0) - 1,
      steps: turn.length,
      ms: turn.reduce((sum, step) => sum + msOf(game, step), 0),
    }));
  return found.sort((one, other) => one.ms - other.ms)[0] ?? null;
}

/** The steps of a game, turn by turn: what begins a turn belongs to the step before. */
function turnsOf(steps: ReplayStepAnswer[]): ReplayStepAnswer[][] {
  const turns: ReplayStepAnswer[][] = [[]];
  for (const step of steps) {
    turns.at(-1)?.push(step);
    if (step.events.some(({ event }) => event === "TurnEnded")) turns.push([]);
  }
  return turns;
}

function msOf(game: string, { events, view }: ReplayStepAnswer): number {
  // The border: events and views are believed to be what their game promises.
  return events.reduce(
    (sum, event) =>
      sum +
      (game === "master-thieves"
        ? masterScript.duration(event as unknown as MasterEvent, view as unknown as MasterView)
        : fortyScript.duration(event as unknown as FortyEvent, view as unknown as FortyView)),
    0,
  );
}
