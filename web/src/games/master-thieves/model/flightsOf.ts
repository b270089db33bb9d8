// What flies over the table in a cue: which things, from where, to where.

import type { GameEvent, Place } from "../../../generated/master_thieves";
import { eachGem, type Kind, kindOf } from "./gems";
import { placeNamed, sideOf } from "./places";

export type FlyingPiece = Kind | { alarm: number };

export interface Flight {
  things: FlyingPiece[];
  /** Names of spots: `data-spot` on the table, or `place:T.N` for a drawer. */
  from: string;
  to: string;
  /** Whether it drops first, out of the lower side of the drawer. */
  falls: boolean;
  /** Where on the cloth it drops: before the side of the box that the drawer is on. */
  over: string | null;
}

const AT_DRAWER = "place:";

/** The drawer that a spot is; null: it is another one. */
export function drawerAt(spot: string): Place | null {
  return spot.startsWith(AT_DRAWER) ? placeNamed(spot.slice(AT_DRAWER.length)) : null;
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
      const over = `cloth-${sideOf(event.place)}`;
      const flights: Flight[] = [{ things: eachGem(event.gems), from, to, falls: true, over }];
      if (owner !== null) {
        flights.push({ things: [{ alarm: owner }], from, to: `alarm-${owner}`, falls: true, over });
      }
      return flights;
    }
    case "RubyFell": {
      const from = `place:${event.place}`;
      const over = `cloth-${sideOf(event.place)}`;
      return [{ things: ["R"], from, to: event.to === "red" ? "red" : from, falls: true, over }];
    }
    case "Took": {
      const to = event.to === "red" ? "red" : `black-${event.seat}`;
      return [
        { things: eachGem(event.gems), from: `place:${event.place}`, to, falls: false, over: null },
      ];
    }
    case "TookRuby":
      return [flight("R", `place:${event.place}`, `black-${event.seat}`)];
    case "Placed":
      return [flight(kindOf(event.kind), `white-${event.seat}`, `place:${event.place}`)];
    case "DiamondsPut": {
      const things = Array<FlyingPiece>(event.count).fill("D");
      return [
        {
          things,
          from: `seat-${event.seat}`,
          to: `place:${event.place}`,
          falls: false,
          over: null,
        },
      ];
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

function flight(thing: FlyingPiece, from: string, to: string): Flight {
  return { things: [thing], from, to, falls: false, over: null };
}
