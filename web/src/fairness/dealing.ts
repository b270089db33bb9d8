// Small things that every game needs to deal once more.

import type { Json } from "../store/tableState";
import type { ChanceStream } from "./chance";

export function numbers(to: number): number[] {
  return Array.from({ length: to }, (_, number) => number);
}

/** Who begins: a seat by lot, or the one that the host has named. */
export function firstSeat(
  chance: ChanceStream,
  players: number,
  rules: Record<string, unknown>,
): number {
  const named = /^seat_(\d)$/.exec(String(rules.first_player));
  return named === null ? chance.below(players) : Number(named[1]);
}

export function eventsOf(events: Json[], name: string): Json[] {
  return events.filter((event) => event.event === name);
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
