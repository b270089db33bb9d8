// @vitest-environment jsdom
import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { bind } from "../../../../../src/games/master-thieves/model/choices";
import { LEVELS, SIDES } from "../../../../../src/games/master-thieves/model/places";
import {
  aimOf,
  CameraRig,
  framedAt,
} from "../../../../../src/games/master-thieves/solid/cameraRig";
import { AS_FRAMED, centredOn, zoomed } from "../../../../../src/games/master-thieves/solid/closer";
import {
  boxPoints,
  FIELD,
  frameOf,
  type Point3D,
  pillowPoints,
  type Room,
} from "../../../../../src/games/master-thieves/solid/framing";
import { isHidden } from "../../../../../src/games/master-thieves/solid/labelPlacement";
import { freeRoom } from "../../../../../src/games/master-thieves/solid/room";
import { subjectOf } from "../../../../../src/games/master-thieves/solid/scope";
import { redSpotAt, seatSpots } from "../../../../../src/games/master-thieves/solid/spots";
import { inDrawer } from "../../../../../src/games/master-thieves/solid/standing";
import type { GameAction, View } from "../../../../../src/generated/master_thieves";
import { actionOf, games } from "../games";

const ROOMS: Record<string, Room> = {
  "a phone": { width: 360, height: 350, left: 0, top: 0, right: 0, bottom: 54 },
  "a tablet": { width: 800, height: 560, left: 0, top: 0, right: 0, bottom: 110 },
  "390 × 844": { width: 374, height: 350, left: 0, top: 0, right: 0, bottom: 61 },
  "1440 × 900": { width: 1125, height: 606, left: 265, top: 0, right: 265, bottom: 36 },
  "a large screen": { width: 1420, height: 550, left: 272, top: 0, right: 272, bottom: 0 },
};

const known = games[0]?.[1][0]?.view as View;

function seated(players: number): View {
  const seat = known.seats[0];
  if (seat === undefined) throw new Error("the game has no seats");
  return { ...known, viewer: 0, seats: Array(players).fill(seat), open_drawer: null };
}

function boxOf(view: View, quarters: number, actions: readonly GameAction[] = []) {
  return {
    view,
    cue: null,
    look: { quarters },
    bound: bind(actions, view),
    reducedMotion: false,
  } as unknown as Parameters<typeof subjectOf>[0];
}

/** The camera of a table, where it comes to rest; `wholly`: one looks from as far as one can. */
function cameraOf(box: ReturnType<typeof boxOf>, room: Room, wholly = false): PerspectiveCamera {
  const subject = subjectOf(box, room);
  const frame = frameOf(subject, room);
  const closer = zoomed(AS_FRAMED, wholly ? 0 : 1, { x: 0, y: 0 }, { ...room, whole: frame.whole });
  const camera = new PerspectiveCamera(FIELD, room.width / room.height, 0.5, 60);
  const eye = new CameraRig();
  eye.walk(aimOf(frame, subject.angle, closer), 0, true);
  eye.place(camera, room.width, room.height);
  return camera;
}

/** Where a point appears, in pixels from the left upper corner of the picture. */
function pixel([x, y, z]: Point3D, camera: PerspectiveCamera, room: Room) {
  const at = new Vector3(x, y, z).project(camera);
  return { x: ((at.x + 1) / 2) * room.width, y: ((1 - at.y) / 2) * room.height };
}

/** The part of the free room that the box covers, with the air round its corners. */
function shareOf(camera: PerspectiveCamera, room: Room): number {
  const seen = boxPoints(false).map((point) => pixel(point, camera, room));
  const [across, down] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [wide, high] = [across, down].map((all) => Math.max(...all) - Math.min(...all));
  const free = (room.width - room.left - room.right) * (room.height - room.top - room.bottom);
  return ((wide ?? 0) * (high ?? 0)) / free;
}

function expectInside(points: readonly Point3D[], camera: PerspectiveCamera, room: Room): void {
  for (const point of points) {
    const { x, y } = pixel(point, camera, room);
    expect(x).toBeGreaterThanOrEqual(room.left);
    expect(x).toBeLessThanOrEqual(room.width - room.right);
    expect(y).toBeGreaterThanOrEqual(room.top);
    expect(y).toBeLessThanOrEqual(room.height - room.bottom);
  }
}

describe.each(Object.entries(ROOMS))("on %s", (_, room) => {
  it.each([2, 3, 4, 5, 6, 7, 8])(
    "the box is large for %i, with the red pillow before it",
    (players) => {
      for (const quarters of [0, 1, 2, 3, -5]) {
        const camera = cameraOf(boxOf(seated(players), quarters), room);
        const red = redSpotAt((quarters * Math.PI) / 2);
        expectInside([...boxPoints(false), ...pillowPoints(red)], camera, room);
        expect(isHidden(camera.position, red.x, red.z)).toBe(false);
        expect(shareOf(camera, room)).toBeGreaterThanOrEqual(1 / 3);
      }
    },
  );

  it.each([2, 3, 4, 5, 6, 7, 8])(
    "%i see all pillows when they look from further off",
    (players) => {
      for (const quarters of [0, 1, 2, 3, -5]) {
        const camera = cameraOf(boxOf(seated(players), quarters), room, true);
        for (let seat = 0; seat < players; seat += 1) {
          const { white, black, name } = seatSpots(seat, players, 0);
          expectInside([...pillowPoints(white), ...pillowPoints(black)], camera, room);
          expectInside([[name.x, 0, name.z]], camera, room);
        }
      }
    },
  );

  it.each([2, 3, 4, 5, 6, 7, 8])("no pillow of %i is behind the box then", (players) => {
    const camera = cameraOf(boxOf(seated(players), 0), room, true);
    for (let seat = 0; seat < players; seat += 1) {
      const { white, black } = seatSpots(seat, players, 0);
      expect([white, black].filter(({ x, z }) => isHidden(camera.position, x, z))).toEqual([]);
    }
  });

  it("who is asked something sees the same picture as before", () => {
    const whole = cameraOf(boxOf(seated(4), 0), room);
    const asked = cameraOf(boxOf(seated(4), 0, [actionOf("open T.S")]), room);
    expect(asked.position.distanceTo(whole.position)).toBeCloseTo(0, 6);
  });

  it("whoever looks closer sees the drawer at which the keys stand", () => {
    for (const [quarters, side] of SIDES.entries()) {
      for (const level of LEVELS) {
        const front = inDrawer(`${level}.${side}`, 0, 0, 0, new Vector3());
        const { angle, ...subject } = subjectOf(boxOf(seated(4), quarters), room);
        const frame = frameOf({ angle, ...subject }, room);
        const bounds = { ...room, whole: frame.whole };
        const near = zoomed(AS_FRAMED, 3, { x: -9, y: 9 }, bounds);
        const closer = centredOn(near, framedAt(front, frame, angle, room), bounds);
        const camera = new PerspectiveCamera(FIELD, room.width / room.height, 0.5, 60);
        const eye = new CameraRig();
        eye.walk(aimOf(frame, angle, closer), 0, true);
        eye.place(camera, room.width, room.height);
        const { x, y } = pixel([front.x, front.y, front.z], camera, room);
        expect(Math.abs(x - room.width / 2)).toBeLessThan(room.width / 4);
        expect(Math.abs(y - room.height / 2)).toBeLessThan(room.height / 4);
      }
    }
  });

  it("an open drawer is inside, too", () => {
    const drawer = { place: "B.S", looked: true } as unknown as View["open_drawer"];
    const camera = cameraOf(boxOf({ ...seated(3), open_drawer: drawer }, 0), room);
    expectInside([[0, 0.4, 2.45]], camera, room);
  });
});

it("on a laptop the box leaves the upper corners free", () => {
  const room = { width: 963, height: 522, left: 263, top: 0, right: 263, bottom: 0 };
  const camera = cameraOf(boxOf(seated(4), 0, [actionOf("open T.S")]), room);
  expectInside(boxPoints(false), camera, { ...room, top: 60 });
});

describe("pillows", () => {
  it.each([2, 3, 4, 5, 6, 7, 8])("of %i lie clear of each other", (players) => {
    // The red one comes to each corner of the box.
    const spots = [0, 1, 2, 3].map((quarters) => redSpotAt((quarters * Math.PI) / 2));
    for (let seat = 0; seat < players; seat += 1) {
      const { white, black, bell } = seatSpots(seat, players, 0);
      spots.push(white, black, { ...bell, size: 0 });
    }
    for (const one of spots) {
      for (const other of spots) {
        if (one === other) continue;
        const [sin, cos] = [Math.sin(one.angle), Math.cos(one.angle)];
        for (const [x, , z] of pillowPoints(other)) {
          const [dx, dz] = [x - one.x, z - one.z];
          const [u, v] = [dx * cos - dz * sin, dx * sin + dz * cos];
          const inside = Math.abs(u) < 0.375 * one.size && Math.abs(v) < 0.295 * one.size;
          expect(inside).toBe(false);
        }
      }
    }
  });
});

describe("the free room", () => {
  const picture = { left: 10, top: 100, right: 1010, bottom: 600 };
  const over = (left: number, top: number, right: number, bottom: number) => ({
    left,
    top,
    right,
    bottom,
  });

  it("is what the seats at the sides and the answers at the foot leave", () => {
    const room = freeRoom(picture, [
      { edge: "left", over: over(10, 110, 210, 200) },
      { edge: "left", over: over(10, 210, 230, 300) },
      { edge: "right", over: over(810, 110, 1010, 200) },
      { edge: "foot", over: over(300, 500, 720, 600) },
    ]);
    expect(room).toEqual({ width: 1000, height: 500, left: 220, top: 0, right: 200, bottom: 100 });
  });

  it("does not count what stands below or beside the picture, nor a small thing at its foot", () => {
    const room = freeRoom(picture, [
      { edge: "left", over: over(10, 700, 210, 800) },
      { edge: "foot", over: over(10, 620, 1010, 700) },
      { edge: "foot", over: over(10, 110, 120, 180) },
    ]);
    expect(room).toMatchObject({ left: 0, right: 0, bottom: 0 });
  });
});
