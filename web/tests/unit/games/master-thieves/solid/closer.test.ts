import { describe, expect, it } from "vitest";
import {
  AS_FRAMED,
  isAsFramed,
  MIDDLE,
  NEAREST_ZOOM,
  panned,
  tilted,
  zoomed,
} from "../../../../../src/games/master-thieves/solid/closer";

const BOUNDS = { width: 900, height: 600, whole: 0.6 };

/** Where something appears that is so many pixels from the middle of the framed picture. */
function seenAt(closer: typeof AS_FRAMED, x: number, y: number) {
  const { zoom, right, down } = closer;
  return { x: x * zoom + right * BOUNDS.height, y: y * zoom + down * BOUNDS.height };
}

describe("looking closer", () => {
  it("keeps what one points at where it is", () => {
    const at = { x: 120, y: -80 };
    const closer = zoomed(zoomed(AS_FRAMED, 1.5, at, BOUNDS), 1.4, at, BOUNDS);
    const { x, y } = seenAt(closer, at.x, at.y);
    expect(closer.zoom).toBeCloseTo(2.1, 6);
    expect(x).toBeCloseTo(at.x, 6);
    expect(y).toBeCloseTo(at.y, 6);
  });

  it("ends: neither closer than one can read, nor further off than all can be seen", () => {
    expect(zoomed(AS_FRAMED, 100, MIDDLE, BOUNDS).zoom).toBe(NEAREST_ZOOM);
    expect(zoomed(AS_FRAMED, 0.01, MIDDLE, BOUNDS).zoom).toBe(BOUNDS.whole);
  });

  it("never leaves the picture that was framed, however far one pulls", () => {
    const near = zoomed(AS_FRAMED, 2, MIDDLE, BOUNDS);
    for (const [x, y] of [
      [1e5, 1e5],
      [-1e5, 1e5],
      [-1e5, -1e5],
    ] as const) {
      const pulled = panned(near, x, y, BOUNDS);
      const [start, end] = [seenAt(pulled, -450, -300), seenAt(pulled, 450, 300)];
      expect(start.x).toBeLessThanOrEqual(-450);
      expect(start.y).toBeLessThanOrEqual(-300);
      expect(end.x).toBeGreaterThanOrEqual(450);
      expect(end.y).toBeGreaterThanOrEqual(300);
    }
    expect(panned(AS_FRAMED, 300, 300, BOUNDS)).toEqual(AS_FRAMED);
  });

  it("moves back with the picture when one looks from further off again", () => {
    const near = zoomed(AS_FRAMED, 3, { x: 400, y: 250 }, BOUNDS);
    const back = zoomed(near, 1 / 3, { x: -400, y: -250 }, BOUNDS);
    expect(isAsFramed(back)).toBe(true);
  });

  it("is never from below or from right above", () => {
    expect(tilted(AS_FRAMED, 1e4).tilt).toBeLessThan(40);
    expect(tilted(AS_FRAMED, -1e4).tilt).toBeGreaterThan(-20);
  });
});
