// Writes a plan into the 3-D scene, whole and anew in every frame, without allocating anything that would
// have to be garbage-collected.

import { Color, Matrix4, Quaternion, Vector3 } from "three";
import type { Place } from "../../../generated/master_thieves";
import type { Kind } from "../model/gems";
import { LEVELS, type Level, PLACES } from "../model/places";
import { layRed } from "./laying";
import { CENTRE, LEVEL_HEIGHT, PLATE } from "./measures";
import { makeBoxMotion, moveBox } from "./moving";
import { grainAt, movedBy, type Plan, slideOf } from "./plan";
import { standDrawer, standLevel } from "./standing";
import { trajectoryAt } from "./trajectories";
import type { World } from "./world";

/** A drawer that nobody is asked about any more goes in by itself. */
export interface Shutting {
  place: Place;
  out: number;
}

/** What is pointed out at the box. */
export interface Highlights {
  may: ReadonlySet<Place>;
  hovered: Place | null;
  focused: Place | null;
  advised: Place | null;
  pending: Place | null;
  considered: readonly Level[];
}

const position = new Vector3();
const quaternion = new Quaternion();
const matrix = new Matrix4();
const upright = new Quaternion();
const over = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI);
const tipped = new Quaternion();
const scale = new Vector3();
const motion = makeBoxMotion();
const END = LEVEL_HEIGHT * 1.5 + PLATE / 2;
const X = new Vector3(1, 0, 0);

/**
 * Write the whole scene; it depends on what is given here and on nothing else. `walked`: how far round
 * the box the eye has come, in radians.
 */
export function stage(
  world: World,
  plan: Plan,
  progress: number,
  shutting: Shutting | null,
  walked: number,
): void {
  moveBox(plan.move, movedBy(plan, progress), motion);
  const slide = slideOf(plan.opening, progress);
  stageBox(world, plan, slide, shutting);
  stageTray(world, plan, slide, shutting);
  layRed(world, walked);
  for (const mirror of world.mirrors) mirror.envMapRotation.y = walked;
  stageThings(world, plan, progress, slide, walked);
}

function stageBox(world: World, plan: Plan, slide: number, shutting: Shutting | null): void {
  const upsideDown = plan.turnedOver === true;
  for (const place of PLACES) {
    const grain = grainAt(plan, place);
    const front = world.fronts[grain];
    if (front === undefined) continue;
    const open = plan.opening?.place === place;
    const out = open ? slide : shutting?.place === place ? shutting.out : 0;
    standDrawer(place, upsideDown, out, motion, front.position, front.quaternion);
    front.material = plan.grains === null ? world.plain : (world.grained[grain] ?? world.plain);
    front.updateMatrix();
    world.knobs.setMatrixAt(grain, front.matrix);
  }
  world.knobs.instanceMatrix.needsUpdate = true;
  for (let level = 0; level < world.levels.length; level += 1) {
    const body = world.levels[level]?.body;
    if (body !== undefined) standLevel(level, motion, body.position, body.quaternion);
  }
  tipped.setFromAxisAngle(X, motion.tip);
  const lidAbove = !upsideDown;
  standEnd(world.lid, lidAbove ? 1 : -1);
  standEnd(world.foot, lidAbove ? -1 : 1);
  world.footOrnament.visible = plan.turnedOver === null;
  world.felt.visible = plan.turnedOver !== null;
}

/** The lid or the foot, above or below. */
function standEnd(end: World["lid"], side: 1 | -1): void {
  end.position.set(0, side * END + (side > 0 ? (motion.rises[0] ?? 0) : 0), 0);
  end.position.applyQuaternion(tipped);
  end.position.y += CENTRE + motion.lift;
  end.quaternion.copy(tipped);
  if (side < 0) end.quaternion.multiply(over);
  else end.quaternion.multiply(quaternion.setFromAxisAngle(Y, motion.turns[0]));
}

function stageTray(world: World, plan: Plan, slide: number, shutting: Shutting | null): void {
  const place = plan.opening?.place ?? shutting?.place ?? null;
  const out = plan.opening === null ? (shutting?.out ?? 0) : slide;
  const seen = place !== null && out > 0.001;
  world.tray.visible = seen;
  world.cavity.visible = seen;
  if (!seen || place === null) return;
  standDrawer(place, false, out, motion, world.tray.position, world.tray.quaternion);
  standDrawer(place, false, 0, motion, world.cavity.position, world.cavity.quaternion);
  const drawer = plan.opening?.drawer ?? null;
  const looked = drawer?.looked === true;
  world.secret.visible = looked && drawer.long !== false;
  world.secretCover.visible = looked && drawer.long === null;
  world.cover.visible = drawer === null || drawer.gems === null;
}

function stageThings(
  world: World,
  plan: Plan,
  progress: number,
  slide: number,
  walked: number,
): void {
  for (const things of world.loose) things.count = 0;
  for (let at = 0; at < plan.trajectories.length; at += 1) {
    const way = plan.trajectories[at];
    if (way === undefined) continue;
    const things = way.what === "bell" ? world.bells : world.gems[way.what as Kind];
    if (things.count >= things.instanceMatrix.count) continue;
    const size = trajectoryAt(way, progress, slide, walked, position);
    upright.setFromAxisAngle(Y, way.what === "bell" ? 0 : at * 2.399);
    if (way.how === "falls" && progress < 1) {
      quaternion.setFromAxisAngle(X, progress * TUMBLES * (1 - progress));
      upright.multiply(quaternion);
    }
    matrix.compose(position, upright, scale.setScalar(size));
    things.setMatrixAt(things.count, matrix);
    if (way.what === "bell") things.setColorAt(things.count, seatColour(world, way.seat));
    things.count += 1;
  }
  for (const things of world.loose) things.instanceMatrix.needsUpdate = true;
  if (world.bells.instanceColor !== null) world.bells.instanceColor.needsUpdate = true;
}

const Y = new Vector3(0, 1, 0);
const TUMBLES = 30;
const GREY = new Color("#b8b8b8");

function seatColour(world: World, seat: number): Color {
  const colours: readonly Color[] = world.bells.userData.colours ?? [];
  return colours[seat] ?? GREY;
}

const MAY = new Color("#b98f3c");
const BRIGHT = new Color("#ffe9b0");
const ADVISED = new Color("#7fd1c7");
const GLOW = new Color("#a8792a");
const NO_GLOW = new Color("#000000");

/** Put brass round the drawers that answer, and light on the levels that are thought about. */
export function mark(world: World, plan: Plan, marks: Highlights): void {
  world.rings.count = 0;
  for (const place of PLACES) {
    const bright = place === marks.focused || (place === marks.hovered && marks.may.has(place));
    if (!bright && !marks.may.has(place) && place !== marks.advised && place !== marks.pending) {
      continue;
    }
    const front = world.fronts[grainAt(plan, place)];
    if (front === undefined) continue;
    const colour = bright || place === marks.pending ? BRIGHT : MAY;
    world.rings.setMatrixAt(world.rings.count, front.matrix);
    world.rings.setColorAt(world.rings.count, place === marks.advised ? ADVISED : colour);
    world.rings.count += 1;
  }
  world.rings.instanceMatrix.needsUpdate = true;
  if (world.rings.instanceColor !== null) world.rings.instanceColor.needsUpdate = true;
  world.levels.forEach(({ material }, at) => {
    const thought = marks.considered.includes(LEVELS[at] ?? "T");
    material.emissive.copy(thought ? GLOW : NO_GLOW);
  });
}
