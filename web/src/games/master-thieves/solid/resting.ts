// Everything that lies on pillows and in the open drawer. Where a cue adds or takes something, the
// rest moves together to where it will lie after it.

import { Vector3 } from "three";
import type { Cue } from "../../../cues/cue";
import type { GameEvent, OpenDrawer, Place, View } from "../../../generated/master_thieves";
import { eachGem, gemCounts, type Kind } from "../model/gems";
import { OUT, SECRET_DEPTH, TRAY } from "./measures";
import {
  ALARM_IN_TRAY,
  type GemPlacement,
  inTray,
  onPillow,
  RED_SPOT,
  type Spot,
  seatSpots,
} from "./spots";
import { inDrawer, outwards } from "./standing";
import type { Trajectory } from "./trajectories";

type Moment = Cue<View, GameEvent> | null;

export function resting(view: View, cue: Moment): Trajectory[] {
  const ways = onRed(view, cue);
  for (let seat = 0; seat < view.seats.length; seat += 1) ways.push(...atSeat(view, cue, seat));
  if (view.open_drawer !== null) ways.push(...inOpen(view.open_drawer, cue));
  return ways;
}

function onRed(view: View, cue: Moment): Trajectory[] {
  const [before, after] = [cue?.before.red ?? view.red, cue?.after.red ?? view.red];
  return lying("red", RED_SPOT, view.red, before, after);
}

function atSeat(view: View, cue: Moment, seat: number): Trajectory[] {
  const mine = view.seats[seat];
  if (mine === undefined) return [];
  const spots = seatSpots(seat, view.seats.length, view.viewer);
  const ways: Trajectory[] = [];
  for (const colour of ["white", "black"] as const) {
    const before = cue?.before.seats[seat]?.[colour] ?? mine[colour];
    const after = cue?.after.seats[seat]?.[colour] ?? mine[colour];
    ways.push(...lying(`${colour}-${seat}`, spots[colour], mine[colour], before, after));
  }
  if (mine.alarm_on_sheet) {
    ways.push(lie("bell", seat, new Vector3(spots.bell.x, 0, spots.bell.z), 1, `alarm-${seat}`));
  }
  return ways;
}

/** The gems of a pillow: `now` lie there; they lay and will lie as it is with `before` and `after`. */
function lying(home: string, spot: Spot, now: string, before: string, after: string): Trajectory[] {
  const nth: Record<Kind, number> = { D: 0, S: 0, R: 0 };
  return eachGem(now).map((kind) => {
    const at = nth[kind]++;
    const [from, to] = [new Vector3(), new Vector3()];
    // A gem that is not there at one end lies where it lies at the other.
    const was = gemCounts(before)[kind] > at ? before : now;
    const willBe = gemCounts(after)[kind] > at ? after : now;
    const fromSize = onPillow(spot, was, kind, at, from);
    const toSize = onPillow(spot, willBe, kind, at, to);
    return { ...lie(kind, -1, from, fromSize, home), to, toSize };
  });
}

export function lie(
  what: Trajectory["what"],
  seat: number,
  where: Vector3,
  size: number,
  home: string,
): Trajectory {
  return {
    what,
    seat,
    how: "lies",
    from: where,
    to: where,
    fromSize: size,
    toSize: size,
    landing: where,
    begin: 0,
    end: 1,
    rides: null,
    measuredAt: 0,
    fromRed: home === "red",
    toRed: home === "red",
    home,
  };
}

/** A point of the tray of a drawer that stands open. */
export function ofTray(
  place: Place,
  slot: Pick<GemPlacement, "x" | "y" | "z">,
  out = OUT,
): Vector3 {
  return inDrawer(place, slot.x, slot.y, slot.z + out, new Vector3());
}

/** Where a ruby lies in the secret compartment. */
export const SECRET_SLOT = { x: 0, y: 0.06, z: -TRAY.depth - SECRET_DEPTH / 2 };

function inOpen(drawer: OpenDrawer, cue: Moment): Trajectory[] {
  const rides = outwards(drawer.place, new Vector3());
  const inside = { rides, measuredAt: OUT, home: "drawer" };
  const same = (view: View | undefined) =>
    view?.open_drawer?.place === drawer.place ? view.open_drawer.gems : null;
  const [before, after] = [same(cue?.before), same(cue?.after)];
  const now = drawer.gems ?? "-";
  const nth: Record<Kind, number> = { D: 0, S: 0, R: 0 };
  const appears = cue !== null && before === null;
  const ways: Trajectory[] = eachGem(drawer.gems).map((kind) => {
    const at = nth[kind]++;
    const was = inTray(gemCounts(before)[kind] > at ? (before ?? now) : now, kind, at);
    const willBe = inTray(gemCounts(after)[kind] > at ? (after ?? now) : now, kind, at);
    return {
      ...lie(kind, -1, ofTray(drawer.place, was), was.size, "drawer"),
      ...inside,
      to: ofTray(drawer.place, willBe),
      toSize: willBe.size,
      how: appears ? "appears" : "lies",
    };
  });
  if (drawer.alarm !== null) {
    const there = ofTray(drawer.place, ALARM_IN_TRAY);
    ways.push({ ...lie("bell", drawer.alarm, there, 1, "drawer"), ...inside });
  }
  if (drawer.looked && drawer.ruby === true) {
    const there = ofTray(drawer.place, SECRET_SLOT);
    ways.push({ ...lie("R", -1, there, 1, "secret"), ...inside, home: "secret" });
  }
  return ways;
}
