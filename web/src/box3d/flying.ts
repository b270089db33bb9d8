// What is on its way in a cue. It has left where it lay and has not arrived: the table as it is
// staged shows neither.

import { Vector3 } from "three";
import { type Flight, flightsOf } from "../box/flights";
import { counted, type Kind } from "../box/gems";
import { sideOf } from "../box/places";
import type { GameEvent, View } from "../generated/master_thieves";
import type { Cue } from "../table/props";
import { GEM_RADIUS, OUT, outOf, TRAY } from "./measures";
import { lie, ofTray, SECRET_SLOT } from "./resting";
import { ALARM_IN_TRAY, inTray, onPillow, RED_SPOT, type Spot, seatSpots } from "./spots";
import { angleOf, outwards } from "./standing";
import type { Way } from "./ways";

const STAGGER = 0.3;
/** Where what falls lands: before the front of a drawer that stands out. */
const LANDING = 2.12;
/** Diamonds are in the drawer before it is shut. */
const PUT_BY = 0.62;

export function flying(view: View, cue: Cue<View, GameEvent>): Way[] {
  return flightsOf(cue.event).flatMap((flight) => ofFlight(flight, view, cue));
}

function ofFlight(flight: Flight, view: View, cue: Cue<View, GameEvent>): Way[] {
  const nth: Record<Kind, number> = { D: 0, S: 0, R: 0 };
  const count = flight.things.length;
  return flight.things.map((thing, at) => {
    const isGem = typeof thing === "string";
    const what = isGem ? thing : "bell";
    const number = isGem ? nth[thing]++ : 0;
    const from = new Vector3();
    const to = new Vector3();
    const fromSize = where(flight.from, what, number, view, cue, "before", flight.falls, from);
    const toSize = where(flight.to, what, number, view, cue, "after", false, to);
    const begin = (at / count) * STAGGER;
    const end =
      cue.event.event === "DiamondsPut" ? PUT_BY : 1 - STAGGER + ((at + 1) / count) * STAGGER;
    const place = flight.to.startsWith("place:") ? flight.to.slice(6) : null;
    return {
      ...lie(what, isGem ? -1 : thing.alarm, from, fromSize, "air"),
      how: flight.falls ? "falls" : "flies",
      to,
      toSize,
      landing: flight.falls ? landing(flight.from.slice(6), at, count) : from,
      begin,
      end,
      rides: place === null ? null : outwards(place, new Vector3()),
      measuredAt: place === null ? 0 : outNow(view),
    };
  });
}

function outNow(view: View): number {
  return view.open_drawer === null ? OUT : outOf(view.open_drawer);
}

/** On the cloth before a side, beside each other. */
function landing(place: string, at: number, count: number): Vector3 {
  const angle = angleOf(sideOf(place));
  const aside = (at - (count - 1) / 2) * Math.min(0.3, 1.5 / count) + (at % 2) * 0.05;
  const radius = LANDING + (at % 3) * 0.11;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return new Vector3(sin * radius + cos * aside, GEM_RADIUS, cos * radius - sin * aside);
}

/** Write where a thing begins or ends; tell how large it is there. */
function where(
  name: string,
  what: Way["what"],
  number: number,
  view: View,
  cue: Cue<View, GameEvent>,
  end: "before" | "after",
  below: boolean,
  into: Vector3,
): number {
  if (name.startsWith("place:")) {
    return ofDrawer(name.slice(6), what, number, view, cue, end, below, into);
  }
  if (name === "red") {
    return pillow(RED_SPOT, view.red, cue[end].red, what, number, into);
  }
  const [thing = "", seat = "0"] = name.split("-");
  const spots = seatSpots(Number(seat), view.seats.length, view.viewer);
  if (thing === "white" || thing === "black") {
    const now = view.seats[Number(seat)]?.[thing] ?? "-";
    const then = cue[end].seats[Number(seat)]?.[thing] ?? "-";
    return pillow(spots[thing], now, then, what, number, into);
  }
  const spot = thing === "alarm" ? spots.bell : spots.name;
  into.set(spot.x, thing === "alarm" ? 0 : GEM_RADIUS, spot.z);
  return 1;
}

/** The place on a pillow of a gem that is there at one end of the cue, and not in its middle. */
function pillow(
  spot: Spot,
  now: string,
  then: string,
  what: Way["what"],
  number: number,
  into: Vector3,
): number {
  const kind = what === "bell" ? "D" : what;
  return onPillow(spot, then, kind, counted(now)[kind] + number, into);
}

function ofDrawer(
  place: string,
  what: Way["what"],
  number: number,
  view: View,
  cue: Cue<View, GameEvent>,
  end: "before" | "after",
  below: boolean,
  into: Vector3,
): number {
  const out = outNow(view);
  if (below) {
    const hidden = { x: (((number * 5) % 7) - 3) * 0.18, y: -TRAY.height / 2, z: -TRAY.depth / 2 };
    into.copy(ofTray(place, hidden, out));
    return 1;
  }
  if (what === "bell") {
    into.copy(ofTray(place, ALARM_IN_TRAY, out));
    return 1;
  }
  if (cue.event.event === "TookRuby" || cue.event.event === "RubyFell") {
    into.copy(ofTray(place, SECRET_SLOT, out));
    return 1;
  }
  const drawer = cue[end].open_drawer ?? null;
  const put = cue.event.event === "DiamondsPut" ? `${cue.event.count}D` : null;
  const known = put ?? drawer?.gems ?? null;
  const already = put === null ? counted(view.open_drawer?.gems ?? null)[what] : 0;
  const slot = known === null ? inTray(`1${what}`, what, 0) : inTray(known, what, already + number);
  into.copy(ofTray(place, slot, out));
  return slot.size;
}
