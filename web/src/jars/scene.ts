// What is to be seen while an event is being shown: which jars are open, what flies where.

import type { Front, GameEvent, Jar, Square, View } from "../generated/forty_thieves";
import type { Cue } from "../table/props";
import { squareIndex, squaresOf } from "./notation";
import { OPENING } from "./script";

export type Look =
  | { kind: "jar"; jar: Jar }
  | { kind: "front"; front: Front }
  | { kind: "gem" }
  | { kind: "eye" };

/** Something that moves from one thing on the table to another, named as in `data-at`. */
export interface Flight {
  from: string;
  to: string;
  look: Look;
}

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
}

export const at = {
  square: (square: Square) => `square ${square}`,
  slot: (seat: number, slot: number) => `slot ${seat} ${slot}`,
  hand: (seat: number) => `hand ${seat}`,
  hoard: (seat: number) => `hoard ${seat}`,
  gem: (gem: number) => `gem ${gem}`,
  stack: "stack",
  discards: "discards",
  eyes: "eyes",
  golden: "golden",
  merchant: "merchant",
  chain: "chain",
};

const EMPTY: Scene = {
  opened: new Map(),
  covered: null,
  flights: [],
  away: new Set(),
  touched: new Set(),
  verdict: null,
  spotlight: null,
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
  };
}

/** A stack or a hoard looks the same with one thing less; a single thing is gone. */
function leaves(from: string): boolean {
  return from.startsWith("square") || from.startsWith("slot") || from.startsWith("gem");
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

function flightsOf(event: GameEvent, before: View): Flight[] {
  const jar = (name: Jar | undefined): Look => ({ kind: "jar", jar: name ?? "" });
  const gem: Look = { kind: "gem" };
  const eye: Look = { kind: "eye" };
  const tile = (square: Square): Look => {
    const there = before.board[squareIndex(square)];
    if (there?.front) return { kind: "front", front: there.front };
    return jar(there?.jar);
  };
  const held = (seat: number, slot: number) => jar(before.seats[seat]?.jars[slot - 1]);
  switch (event.event) {
    case "Drew":
      return [{ from: at.stack, to: at.hand(event.seat), look: jar(event.jar) }];
    case "Discarded":
      return event.slots.map((slot, index) => ({
        from: at.slot(event.seat, slot),
        to: at.discards,
        look: jar(event.jars[index]),
      }));
    case "Laid":
      return [{ from: at.stack, to: at.square(event.square), look: jar(event.jar) }];
    case "SapphireTileKept":
      return [
        {
          from: at.square(event.square),
          to: at.hoard(event.seat),
          look: { kind: "front", front: "S" },
        },
      ];
    case "Replaced":
    case "Led": {
      const [slot, square] = [at.slot(event.seat, event.slot), at.square(event.square)];
      const laid: Look =
        event.event === "Led"
          ? { kind: "front", front: event.leader }
          : held(event.seat, event.slot);
      return [
        { from: slot, to: square, look: laid },
        { from: square, to: slot, look: tile(event.square) },
      ];
    }
    case "Interchanged": {
      const [one = "", other = ""] = event.squares;
      return [
        { from: at.square(one), to: at.square(other), look: tile(one) },
        { from: at.square(other), to: at.square(one), look: tile(other) },
      ];
    }
    case "Played":
      return [
        {
          from: at.slot(event.seat, event.slot),
          to: at.chain,
          look: { kind: "front", front: event.front },
        },
      ];
    case "Worked":
    case "Cancelled":
      if (event.event === "Worked" && event.front === "E") return [];
      return before.chain.map((played) => ({
        from: at.chain,
        to: at.discards,
        look: { kind: "front", front: played.front },
      }));
    case "EyeDropped":
      return [{ from: at.hoard(event.seat), to: event.tile ? at.discards : at.eyes, look: eye }];
    case "EyeGiven":
      return [{ from: at.chain, to: at.hoard(event.to), look: { kind: "front", front: "E" } }];
    case "Failed":
      return [{ from: at.eyes, to: at.hoard(event.seat), look: eye }];
    case "TookGem":
      return [{ from: at.gem(event.gem), to: at.hoard(event.seat), look: gem }];
    case "TookAll":
      return event.gems.map((one) => ({ from: at.gem(one), to: at.hoard(event.seat), look: gem }));
    case "Robbed": {
      const look: Look = event.tile ? { kind: "front", front: "S" } : gem;
      return [{ from: at.hoard(event.victim), to: at.hoard(event.seat), look }];
    }
    case "RobbedMerchant":
      return [{ from: at.merchant, to: at.hoard(event.seat), look: gem }];
    case "MerchantTook":
      return [{ from: at.gem(event.gem), to: at.merchant, look: gem }];
    case "Cleared":
      return event.squares.map((square) => ({
        from: at.square(square),
        to: at.discards,
        look: tile(square),
      }));
    case "GoldenDrawn":
      return [{ from: at.stack, to: at.golden, look: { kind: "front", front: event.front } }];
    case "HandsPassed":
      return before.seats.flatMap((seat, index) =>
        seat.jars.map((name) => ({
          from: at.hand(index),
          to: at.hand((index + 7) % before.players),
          look: jar(name),
        })),
      );
    default:
      return [];
  }
}
