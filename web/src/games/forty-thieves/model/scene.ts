// What is to be seen while an event is being shown: which jars are open, what flies where. Every cue
// comes through `sceneOf` once, so what is to be heard will find its place here, too.

import type { Cue } from "../../../cues/cue";
import type { Front, GameEvent, Jar, Square, View } from "../../../generated/forty_thieves";
import { OPENING } from "../script";
import { at, type Flight, flightsOf } from "./flightsOf";
import { squareIndex, squaresOf } from "./notation";

export { at, type Flight, type FlyingPiece as Look } from "./flightsOf";

export interface OpenedTile {
  front: Front;
  /** Opened and closed again, or turned up to stay. */
  how: "look" | "stay";
  delay: number;
  duration: number;
  /** How long the lid takes, where it does not come back. */
  lift: number;
  /** Nobody else sees it. */
  secret: boolean;
}

export interface Scene {
  opened: Map<Square, OpenedTile>;
  /** Where a hand lies over a jar, and whose. */
  covered: { square: Square; seat: number; duration: number } | null;
  flights: Flight[];
  /** What is on its way, and does not lie there meanwhile. */
  away: Set<string>;
  /** The squares that the event is about. */
  touched: Set<Square>;
  verdict: "good" | "bad" | null;
  /** A golden tile that acts stands in the middle for all to see. */
  spotlight: Front | null;
  /** The merchant's way: from which sapphire, if he was there, to which, and for how long. */
  walk: { id: number; from: number | null; to: number; duration: number } | null;
  /** The merchant bends for a sapphire. */
  takes: boolean;
  /** The Genie rises out of his lamp, or goes back into it. */
  genie: "comes" | "goes" | null;
  /** Hands go round: so long in all. */
  voyage: number | null;
  /** Where the light of a Lantern begins to spread: it was turned up here, or is held here. */
  lantern: Square | null;
  /** The stack while its top is on its way; null: as it lies. */
  stack: { count: number; top: Jar | null } | null;
  /** Nothing happens. */
  idle: boolean;
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
  takes: false,
  genie: null,
  voyage: null,
  lantern: null,
  stack: null,
  idle: true,
};

export function sceneOf(cue: Cue<View, GameEvent> | null): Scene {
  if (cue === null) return EMPTY;
  const { id, event, before, after, duration } = cue;
  const flights = flightsOf(event, before);
  return {
    opened: openedBy(event, before, duration),
    covered: coveredBy(event, duration),
    flights,
    away: new Set(flights.map((flight) => flight.from).filter((from) => leaves(from))),
    touched: new Set(touchedBy(event)),
    verdict: event.event === "Succeeded" ? "good" : event.event === "Failed" ? "bad" : null,
    spotlight: event.event === "GoldenActed" ? event.front : null,
    walk:
      event.event === "MerchantCame"
        ? { id, from: before.merchant?.gem ?? null, to: event.gem, duration }
        : null,
    takes: event.event === "MerchantTook",
    genie: genieIn(event),
    voyage: event.event === "HandsPassed" ? duration : null,
    lantern: lanternIn(event),
    stack: flights.some(({ from }) => from === at.stack)
      ? { count: after.stack, top: after.stack_top }
      : null,
    idle: false,
  };
}

/** The same without motion: all lies as before, until it lies as after. */
export function stillOf(scene: Scene): Scene {
  return { ...scene, flights: [], away: new Set(), stack: null };
}

function genieIn(event: GameEvent): Scene["genie"] {
  if (event.event === "Wished") return "goes";
  return event.event === "GoldenActed" && event.front === "$g" ? "comes" : null;
}

function lanternIn(event: GameEvent): Square | null {
  if (event.event === "Glimpsed") return event.with_lantern ? event.square : null;
  if (event.event !== "Shown" || event.squares.length !== 1) return null;
  return event.fronts[0] === "L" ? (event.squares[0] ?? null) : null;
}

/** A stack or a hoard looks the same with one thing less; a single thing is gone. */
function leaves(from: string): boolean {
  return /^(square|slot|gem|played)/.test(from);
}

const CLOSES = { how: "look", delay: 0, lift: 0 } as const;

function openedBy(event: GameEvent, before: View, duration: number): Map<Square, OpenedTile> {
  const opened = new Map<Square, OpenedTile>();
  if (event.event === "Glimpsed" && event.front !== null) {
    opened.set(event.square, { front: event.front, ...CLOSES, duration, secret: true });
  }
  if (event.event === "Shown") {
    event.squares.forEach((square, index) => {
      const front = event.fronts[index];
      if (front !== undefined) {
        opened.set(square, { front, ...CLOSES, duration, secret: false });
      }
    });
  }
  if (event.event === "Announced") {
    const step = Math.max(0, duration - 3 * OPENING) / event.fronts.length;
    squaresOf(event.place).forEach((square, index) => {
      const front = event.fronts[index];
      const isOpen = before.board[squareIndex(square)]?.front !== null;
      if (front !== undefined && !isOpen) {
        const [delay, lift] = [step * index, step];
        opened.set(square, { front, how: "stay", delay, duration, lift, secret: false });
      }
    });
  }
  return opened;
}

function coveredBy(event: GameEvent, duration: number): Scene["covered"] {
  const unseen = event.event === "Glimpsed" && event.front === null;
  return unseen ? { square: event.square, seat: event.seat, duration } : null;
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
