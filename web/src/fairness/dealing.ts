// Small things that every game needs to deal once more.

import type { Json } from "../store/tableState";

export function numbers(to: number): number[] {
  return Array.from({ length: to }, (_, number) => number);
}

export function eventsOf(events: Json[], name: string): Json[] {
  return events.filter((event) => event.event === name);
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
