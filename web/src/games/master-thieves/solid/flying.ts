// What is on its way in a cue. It has left where it lay and has not arrived: the table as it is
// staged shows neither.

import { Vector3 } from "three";
import type { Cue } from "../../../cues/cue";
import type { GameEvent, Place, View } from "../../../generated/master_thieves";
import { drawerAt, type Flight, flightsOf } from "../model/flightsOf";
import { gemCounts, type Kind } from "../model/gems";
import { sideOf } from "../model/places";
import { GEM_RADIUS, OUT, outOf, TRAY } from "./measures";
import { lie, ofTray, SECRET_SLOT } from "./resting";
import { ALARM_IN_TRAY, inTray, onPillow, RED_SPOT, type Spot, seatSpots } from "./spots";
import { outwards, sideAngle } from "./standing";
import type { Trajectory } from "./trajectories";

const STAGGER = 0.3;
/** Where what falls lands: before the front of a drawer that stands out. */
const LANDING = 2.2;
/** Diamonds are in the drawer before it is shut. */
const PUT_BY = 0.62;

export function flying(view: View, cue: Cue<View, GameEvent>): Trajectory[] {
  return flightsOf(cue.event).flatMap((flight) => ofFlight(flight, view, cue));
}

/** One thing at one end of its way. */
interface End {
  /** The name of the spot (see model/flightsOf.ts). */
  name: string;
  what: Trajectory["what"];
  /** Which one it is of those of its kind that travel together. */
  number: number;
  view: View;
  cue: Cue<View, GameEvent>;
  when: "before" | "after";
  /** Whether it is on the lower side of a drawer. */
  below: boolean;
}

interface Lying {
  spot: Vector3;
  size: number;
}

function ofFlight(flight: Flight, view: View, cue: Cue<View, GameEvent>): Trajectory[] {
  const nth: Record<Kind, number> = { D: 0, S: 0, R: 0 };
  const count = flight.things.length;
  return flight.things.map((thing, at) => {
    const isGem = typeof thing === "string";
    const what = isGem ? thing : "bell";
    const one = { what, number: isGem ? nth[thing]++ : 0, view, cue } as const;
    const from = lyingAt({ ...one, name: flight.from, when: "before", below: flight.falls });
    const to = lyingAt({ ...one, name: flight.to, when: "after", below: false });
    const begin = (at / count) * STAGGER;
    const end =
      cue.event.event === "DiamondsPut" ? PUT_BY : 1 - STAGGER + ((at + 1) / count) * STAGGER;
    const [home, place] = [drawerAt(flight.from), drawerAt(flight.to)];
    return {
      ...lie(what, isGem ? -1 : thing.alarm, from.spot, from.size, "air"),
      how: flight.falls ? "falls" : "flies",
      to: to.spot,
      toSize: to.size,
      landing: flight.falls && home !== null ? landing(home, at, count) : from.spot,
      begin,
      end,
      fromRed: flight.from === "red",
      toRed: flight.to === "red",
      rides: place === null ? null : outwards(place, new Vector3()),
      measuredAt: place === null ? 0 : outNow(view),
    };
  });
}

function outNow(view: View): number {
  return view.open_drawer === null ? OUT : outOf(view.open_drawer);
}

/** On the cloth before a side, beside each other. */
function landing(place: Place, at: number, count: number): Vector3 {
  const angle = sideAngle(sideOf(place));
  const aside = (at - (count - 1) / 2) * Math.min(0.3, 1.5 / count) + (at % 2) * 0.05;
  const radius = LANDING + (at % 3) * 0.08;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return new Vector3(sin * radius + cos * aside, GEM_RADIUS, cos * radius - sin * aside);
}

/** Say where a thing begins or ends, and how large it is there. */
function lyingAt(end: End): Lying {
  const { name, view, cue, when } = end;
  const drawer = drawerAt(name);
  if (drawer !== null) return inOpenDrawer(end, drawer);
  if (name === "red") return onOnePillow(end, RED_SPOT, view.red, cue[when].red);
  const [thing = "", number = "0"] = name.split("-");
  const seat = Number(number);
  const spots = seatSpots(seat, view.seats.length, view.viewer);
  if (thing === "white" || thing === "black") {
    const now = view.seats[seat]?.[thing] ?? "-";
    return onOnePillow(end, spots[thing], now, cue[when].seats[seat]?.[thing] ?? "-");
  }
  const spot = thing === "alarm" ? spots.bell : spots.name;
  return whole(new Vector3(spot.x, thing === "alarm" ? 0 : GEM_RADIUS, spot.z));
}

function whole(spot: Vector3): Lying {
  return { spot, size: 1 };
}

/** The place on a pillow of a gem that is there at one end of the cue, and not in its middle. */
function onOnePillow({ what, number }: End, pillow: Spot, now: string, then: string): Lying {
  const kind = what === "bell" ? "D" : what;
  const spot = new Vector3();
  const size = onPillow(pillow, then, kind, gemCounts(now)[kind] + number, spot);
  return { spot, size };
}

function inOpenDrawer({ what, number, view, cue, when, below }: End, place: Place): Lying {
  const out = outNow(view);
  const { event } = cue;
  if (below) {
    const x = (((number * 5) % 7) - 3) * 0.18;
    const z = event.event === "RubyFell" ? SECRET_SLOT.z : -TRAY.depth / 2;
    return whole(ofTray(place, { x, y: -TRAY.height / 2, z }, out));
  }
  if (what === "bell") return whole(ofTray(place, ALARM_IN_TRAY, out));
  if (event.event === "TookRuby" || event.event === "RubyFell") {
    return whole(ofTray(place, SECRET_SLOT, out));
  }
  const put = event.event === "DiamondsPut" ? `${event.count}D` : null;
  const known = put ?? cue[when].open_drawer?.gems ?? null;
  const already = put === null ? gemCounts(view.open_drawer?.gems ?? null)[what] : 0;
  const slot = known === null ? inTray(`1${what}`, what, 0) : inTray(known, what, already + number);
  return { spot: ofTray(place, slot, out), size: slot.size };
}
