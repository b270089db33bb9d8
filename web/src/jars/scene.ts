// What is to be seen while an event is being shown: which jars are open, what flies where. Every cue
// comes through `sceneOf` once, so what is to be heard will find its place here, too.

import type { Front, GameEvent, Square, View } from "../generated/forty_thieves";
import type { Cue } from "../table/props";
import { type Flight, flightsOf } from "./flightsOf";
import { squareIndex, squaresOf } from "./notation";
import { OPENING } from "./script";

export { at, type Flight, type Look } from "./flightsOf";

export interface Opened {
  front: Front;
  /** Opened and closed again, or turned up to stay. */
  how: "look" | "stay";
  delay: number;
  duration: number;
  /** Nobody else sees it. */
  secret: boolean;
}

export interface Scene {
  opened: Map<Square, Opened>;
  /** Where a hand lies over a jar, and whose. */
  covered: { square: Square; seat: number } | null;
  flights: Flight[];
  /** What is on its way, and does not lie there meanwhile. */
  away: Set<string>;
  /** The squares that the event is about. */
  touched: Set<Square>;
  verdict: "good" | "bad" | null;
  /** A golden tile that acts stands in the middle for all to see. */
  spotlight: Front | null;
  /** The sapphire that the merchant walks to. */
  walk: number | null;
}

const EMPTY: Scene = {
  opened: new Map(),
  covered: null,
  flights: [],
  away: new Set(),
  touched: new Set(),
  verdict: null,
  spotlight: null,
  walk: null,
};

export function sceneOf(cue: Cue<View, GameEvent> | null): Scene {
  if (cue === null) return EMPTY;
  const { event, before, duration } = cue;
  const flights = flightsOf(event, before);
  return {
    opened: openedBy(event, before, duration),
    covered: coveredBy(event),
    flights,
    away: new Set(flights.map((flight) => flight.from).filter((from) => leaves(from))),
    touched: new Set(touchedBy(event)),
    verdict: event.event === "Succeeded" ? "good" : event.event === "Failed" ? "bad" : null,
    spotlight: event.event === "GoldenActed" ? event.front : null,
    walk: event.event === "MerchantCame" ? event.gem : null,
  };
}

/** A stack or a hoard looks the same with one thing less; a single thing is gone. */
function leaves(from: string): boolean {
  return /^(square|slot|gem|played)/.test(from);
}

function openedBy(event: GameEvent, before: View, duration: number): Map<Square, Opened> {
  const opened = new Map<Square, Opened>();
  if (event.event === "Glimpsed" && event.front !== null) {
    opened.set(event.square, { front: event.front, how: "look", delay: 0, duration, secret: true });
  }
  if (event.event === "Shown") {
    event.squares.forEach((square, index) => {
      const front = event.fronts[index];
      if (front !== undefined) {
        opened.set(square, { front, how: "look", delay: 0, duration, secret: false });
      }
    });
  }
  if (event.event === "Announced") {
    const step = Math.max(0, duration - 3 * OPENING) / event.fronts.length;
    squaresOf(event.place).forEach((square, index) => {
      const front = event.fronts[index];
      const isOpen = before.board[squareIndex(square)]?.front !== null;
      if (front !== undefined && !isOpen) {
        opened.set(square, { front, how: "stay", delay: step * index, duration, secret: false });
      }
    });
  }
  return opened;
}

function coveredBy(event: GameEvent): Scene["covered"] {
  const unseen = event.event === "Glimpsed" && event.front === null;
  return unseen ? { square: event.square, seat: event.seat } : null;
}

function touchedBy(event: GameEvent): Square[] {
  switch (event.event) {
    case "Announced":
    case "Failed":
    case "Succeeded":
      return squaresOf(event.place);
    case "Shown":
    case "Interchanged":
    case "Cleared":
      return event.squares;
    case "Glimpsed":
    case "Named":
    case "Laid":
    case "Replaced":
    case "Led":
    case "SapphireTileKept":
      return [event.square];
    default:
      return [];
  }
}
