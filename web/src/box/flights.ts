// What flies over the table in a cue: which things, from where, to where.

import type { GameEvent } from "../generated/master_thieves";
import { eachGem, isKind, type Kind } from "./gems";

export type Thing = Kind | { alarm: number };

export interface Flight {
  things: Thing[];
  /** Names of spots: `data-spot` on the table, or `place:T.N` for a drawer. */
  from: string;
  to: string;
  /** Whether it drops on the cloth first. */
  falls: boolean;
}

export function flightsOf(event: GameEvent): Flight[] {
  switch (event.event) {
    case "Fell": {
      const from = `place:${event.place}`;
      const owner = event.alarm;
      const to =
        event.to === "owner" && owner !== null
          ? `black-${owner}`
          : event.to === "drawer"
            ? from
            : "red";
      const flights: Flight[] = [{ things: eachGem(event.gems), from, to, falls: true }];
      if (owner !== null) {
        flights.push({ things: [{ alarm: owner }], from, to: `alarm-${owner}`, falls: true });
      }
      return flights;
    }
    case "RubyFell": {
      const from = `place:${event.place}`;
      return [{ things: ["R"], from, to: event.to === "red" ? "red" : from, falls: true }];
    }
    case "Took": {
      const to = event.to === "red" ? "red" : `black-${event.seat}`;
      return [{ things: eachGem(event.gems), from: `place:${event.place}`, to, falls: false }];
    }
    case "TookRuby":
      return [flight("R", `place:${event.place}`, `black-${event.seat}`)];
    case "Placed":
      return [flight(kindOf(event.kind), `white-${event.seat}`, `place:${event.place}`)];
    case "DiamondsPut": {
      const things = Array<Thing>(event.count).fill("D");
      return [{ things, from: `seat-${event.seat}`, to: `place:${event.place}`, falls: false }];
    }
    case "AlarmSet":
      return [flight({ alarm: event.seat }, `alarm-${event.seat}`, `place:${event.place}`)];
    case "AlarmRecovered":
      return [flight({ alarm: event.owner }, `place:${event.place}`, `alarm-${event.owner}`)];
    case "Picked":
      return [flight(kindOf(event.kind), "red", `black-${event.seat}`)];
    default:
      return [];
  }
}

function flight(thing: Thing, from: string, to: string): Flight {
  return { things: [thing], from, to, falls: false };
}

function kindOf(handful: string): Kind {
  const letter = handful.slice(-1);
  return isKind(letter) ? letter : "D";
}
