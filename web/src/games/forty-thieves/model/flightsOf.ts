// What flies where while an event is being shown.

import type { Front, GameEvent, Jar, Square, View, Wished } from "../../../generated/forty_thieves";
import { squareIndex } from "./notation";

export type FlyingPiece =
  | { kind: "jar"; jar: Jar | null }
  | { kind: "front"; front: Front }
  | { kind: "gem" }
  | { kind: "eye" };

/** Something that moves from one thing on the table to another, named as in `data-at`. */
export interface Flight {
  from: string;
  to: string;
  look: FlyingPiece;
  /** Where it comes by, one after the other. */
  via?: string[];
  /** Its place in the hand with which it goes: tiles of a hand go side by side. */
  fan?: number;
  /** Which part of the event's time passes before it starts. */
  late?: number;
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
  played: (index: number) => `played ${index}`,
};

/** So often every hand goes on to the next seat when Sinbad acts. */
export const PASSES = 7;

/** Some of the discards stand for all when they become the new stack. */
const MOST_SHUFFLED = 6;

/** What is wished from the merchant; Evil Eyes go with events of their own. */
function wishFlights({ seat, wish, loot }: Wished): Flight[] {
  if (wish !== "merchant") return [];
  return Array.from({ length: loot }, () => ({
    ...{ from: at.merchant, to: at.hoard(seat), look: { kind: "gem" } as const },
  }));
}

/** Every hand goes round the table, from seat to seat, as it is. */
function handFlights({ seats, players }: View): Flight[] {
  return seats.flatMap(({ jars }, seat) => {
    const stops = Array.from({ length: PASSES }, (_, pass) => at.hand((seat + pass + 1) % players));
    return jars.map((jar, place) => ({
      from: at.slot(seat, place + 1),
      via: stops.slice(0, -1),
      to: at.hand((seat + PASSES) % players),
      look: { kind: "jar", jar },
      fan: place - (jars.length - 1) / 2,
    }));
  });
}

export function flightsOf(event: GameEvent, before: View): Flight[] {
  const jar = (name: Jar | undefined): FlyingPiece => ({ kind: "jar", jar: name ?? null });
  const gem: FlyingPiece = { kind: "gem" };
  const eye: FlyingPiece = { kind: "eye" };
  const tile = (square: Square): FlyingPiece => {
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
    case "Shuffled":
      return before.discards
        .slice(-MOST_SHUFFLED)
        .map((name) => ({ from: at.discards, to: at.stack, look: jar(name) }));
    case "Wished":
      return wishFlights(event);
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
      const laid: FlyingPiece =
        event.event === "Led"
          ? { kind: "front", front: event.leader }
          : held(event.seat, event.slot);
      return [
        { from: slot, to: square, look: laid },
        { from: square, to: slot, look: tile(event.square) },
      ];
    }
    case "Interchanged": {
      const [one, other] = event.squares;
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
      return before.chain.map((played, index) => ({
        from: at.played(index),
        to: at.discards,
        look: { kind: "front", front: played.front },
      }));
    case "EyeDropped":
      return [{ from: at.hoard(event.seat), to: event.tile ? at.discards : at.eyes, look: eye }];
    case "EyeGiven":
      return [{ from: at.played(0), to: at.hoard(event.to), look: { kind: "front", front: "E" } }];
    case "Failed":
      return [{ from: at.eyes, to: at.hoard(event.seat), look: eye, late: 0.55 }];
    case "TookGem":
      return [{ from: at.gem(event.gem), to: at.hoard(event.seat), look: gem }];
    case "TookAll":
      return event.gems.map((one) => ({ from: at.gem(one), to: at.hoard(event.seat), look: gem }));
    case "Robbed": {
      const look: FlyingPiece = event.tile ? { kind: "front", front: "S" } : gem;
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
      return handFlights(before);
    default:
      return [];
  }
}
