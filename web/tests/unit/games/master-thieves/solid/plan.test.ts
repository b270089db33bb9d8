import { Matrix4, Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Cue } from "../../../../../src/cues/cue";
import { movedTo, PLACES } from "../../../../../src/games/master-thieves/model/places";
import { staged } from "../../../../../src/games/master-thieves/model/staged";
import { masterScript } from "../../../../../src/games/master-thieves/script";
import { CENTRE, HALF, OUT, PILLOW } from "../../../../../src/games/master-thieves/solid/measures";
import { makeBoxMotion, moveBox } from "../../../../../src/games/master-thieves/solid/moving";
import {
  grainAt,
  movedBy,
  type Plan,
  planOf,
  slideOf,
} from "../../../../../src/games/master-thieves/solid/plan";
import { redSpotAt } from "../../../../../src/games/master-thieves/solid/spots";
import { placeWhere, standDrawer } from "../../../../../src/games/master-thieves/solid/standing";
import { trajectoryAt } from "../../../../../src/games/master-thieves/solid/trajectories";
import type { GameEvent, Move, Place, View } from "../../../../../src/generated/master_thieves";
import { games } from "../games";

const MOVES: Move[] = ["rotate_1_cw", "rotate_1_ccw", "rotate_2_cw", "rotate_2_ccw", "flip"];
const ONE = new Vector3(1, 1, 1);

function matrixOf(place: Place, upsideDown: boolean, move: Move | null, progress: number): Matrix4 {
  const [position, quaternion] = [new Vector3(), new Quaternion()];
  const motion = moveBox(move, progress, makeBoxMotion());
  standDrawer(place, upsideDown, 0, motion, position, quaternion);
  return new Matrix4().compose(position, quaternion, ONE);
}

describe("a move of the box", () => {
  it.each(MOVES)(
    "%s brings every drawer to where the game says, and on its head only by a flip",
    (move) => {
      for (const place of PLACES) {
        for (const upsideDown of [false, true]) {
          const end = placeWhere(matrixOf(place, upsideDown, move, 1));
          expect(end.place).toBe(movedTo(place, move));
          expect(end.upsideDown).toBe((move === "flip") !== upsideDown);
          expect(end.out).toBeCloseTo(0, 9);
        }
      }
    },
  );

  it.each(MOVES)("%s never mirrors, and never goes through the cloth", (move) => {
    for (const place of PLACES) {
      for (let step = 0; step <= 40; step += 1) {
        const matrix = matrixOf(place, false, move, step / 40);
        expect(matrix.determinant()).toBeCloseTo(1, 9);
        for (const x of [-0.9, 0.9]) {
          for (const y of [-0.26, 0.26]) {
            expect(new Vector3(x, y, 0).applyMatrix4(matrix).y).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  it("begins where the box stands", () => {
    for (const move of MOVES) {
      for (const place of PLACES) {
        expect(placeWhere(matrixOf(place, false, move, 0)).place).toBe(place);
      }
    }
  });
});

/** Where everything is: drawers by their wood, gems and alarms by what they are. */
function picture(plan: Plan, progress: number) {
  const [position, quaternion] = [new Vector3(), new Quaternion()];
  const motion = moveBox(plan.move, movedBy(plan, progress), makeBoxMotion());
  const slide = slideOf(plan.opening, progress);
  const drawers = PLACES.map((place) => {
    const out = plan.opening?.place === place ? slide : 0;
    standDrawer(place, plan.turnedOver === true, out, motion, position, quaternion);
    const where = placeWhere(new Matrix4().compose(position, quaternion, ONE));
    // Where all look alike, only the places count.
    const wood = plan.grains === null ? "plain" : grainAt(plan, place);
    const head = plan.turnedOver === null ? "either way" : where.upsideDown;
    return `${wood} ${where.place} ${head} ${Math.abs(where.out).toFixed(6)}`;
  });
  const things = plan.trajectories.map((way) => {
    const size = trajectoryAt(way, progress, slide, 0, position);
    const spot = position.toArray().map((x) => Math.round(x * 1e5) / 1e5 + 0);
    return { what: `${way.what}${way.seat}`, spot: spot.join(" "), size, at: position.clone() };
  });
  return { drawers: drawers.sort(), things };
}

type Told = Cue<View, GameEvent>;

function cuesOf(name: string): Told[] {
  const steps = games.find(([one]) => one === name)?.[1] ?? [];
  const cues: Told[] = [];
  let view = steps[0]?.view;
  for (const step of steps.slice(1)) {
    for (const event of step.events) {
      if (view === undefined) break;
      const after = masterScript.sketch(view, event);
      const duration = masterScript.duration(event, view);
      if (duration > 0) cues.push({ id: cues.length + 1, event, before: view, after, duration });
      view = after;
    }
    view = step.view;
  }
  return cues;
}

/** What falls back into a drawer, or is put into one that nobody may look into, is not seen again. */
function endsUnseen(cue: Told): boolean {
  const { event } = cue;
  if (event.event === "DiamondsPut") return true;
  if (event.event === "Fell" || event.event === "RubyFell") {
    return event.to === "drawer" || event.to === "secret";
  }
  const isIn = event.event === "Placed" || event.event === "AlarmSet";
  return isIn && cue.after.open_drawer?.gems === null;
}

describe.each(games.map(([name]) => [name]))("the game %s", (name) => {
  const cues = cuesOf(name);

  it("has cues of every kind that moves something", () => {
    const kinds = new Set(cues.map(({ event }) => event.event));
    for (const kind of ["BoxMoved", "Opened", "Fell", "Took", "DiamondsPut"]) {
      expect(kinds).toContain(kind);
    }
  });

  it("ends every cue exactly where the next view begins", () => {
    for (const cue of cues) {
      const end = picture(planOf(staged(cue.before, cue), cue), 1);
      const next = picture(planOf(cue.after, null), 1);
      expect(end.drawers, JSON.stringify(cue.event)).toEqual(next.drawers);
      if (endsUnseen(cue)) continue;
      const spots = (all: typeof end) =>
        all.things.map(({ what, spot }) => `${what} ${spot}`).sort();
      expect(spots(end), JSON.stringify(cue.event)).toEqual(spots(next));
    }
  });

  it("brings what lies on the red pillow, or flies to it, along with the pillow", () => {
    const [position, there] = [new Vector3(), new Vector3()];
    for (const cue of cues) {
      const plan = planOf(staged(cue.before, cue), cue);
      for (const way of plan.trajectories.filter(({ toRed }) => toRed)) {
        for (const walked of [0, 1, Math.PI / 2, Math.PI]) {
          trajectoryAt(way, 1, 0, walked, position);
          const { x, z } = redSpotAt(walked);
          const far = position.distanceTo(there.set(x, position.y, z));
          expect(far, JSON.stringify(cue.event)).toBeLessThan(PILLOW.halfWidth);
        }
      }
    }
  });

  it("lets nothing fly through the box or under the cloth", () => {
    for (const cue of cues) {
      const plan = planOf(staged(cue.before, cue), cue);
      if (plan.move !== null) continue;
      for (let step = 0; step <= 20; step += 1) {
        for (const { at, size } of picture(plan, step / 20).things) {
          if (size === 0) continue;
          expect(at.y).toBeGreaterThan(-0.01);
          const inside = Math.abs(at.x) < HALF && Math.abs(at.z) < HALF && at.y < CENTRE * 2;
          // What lies in a drawer goes in with it.
          if (inside)
            expect(slideOf(plan.opening, step / 20), JSON.stringify(cue.event)).toBeLessThan(OUT);
        }
      }
    }
  });
});
