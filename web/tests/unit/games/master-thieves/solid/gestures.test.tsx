// @vitest-environment jsdom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoxViewpoint } from "../../../../../src/games/master-thieves/flat/useBoxViewpoint";
import { AS_FRAMED, TAP_ZOOM } from "../../../../../src/games/master-thieves/solid/closer";
import { useGestures } from "../../../../../src/games/master-thieves/solid/useGestures";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
Element.prototype.setPointerCapture = () => {}; // jsdom has none

const walked = vi.fn();
let seen: ReturnType<typeof useGestures>;

function Picture() {
  const [ground, picture] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const look = { walk: walked } as unknown as BoxViewpoint;
  seen = useGestures(ground, picture, look, { width: 900, height: 600, whole: 0.6 });
  return (
    <div ref={ground} id="ground" {...seen.handlers}>
      <div ref={picture} />
    </div>
  );
}

let page: HTMLElement;
let root: Root;
beforeEach(async () => {
  walked.mockClear();
  page = document.body.appendChild(document.createElement("main"));
  root = createRoot(page);
  await act(async () => root.render(<Picture />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

async function send(event: Event, to: EventTarget | null = page.querySelector("#ground")) {
  await act(async () => to?.dispatchEvent(event));
  return event.defaultPrevented;
}

const press = (key: string) =>
  send(new KeyboardEvent("keydown", { key, cancelable: true }), window);
const wheel = (deltaY: number) =>
  send(new WheelEvent("wheel", { deltaY, cancelable: true, bubbles: true }));
const finger = (type: string, pointerId: number, clientX: number, clientY = 0) =>
  send(
    new PointerEvent(`pointer${type}`, {
      pointerId,
      clientX,
      clientY,
      pointerType: "touch",
      button: type === "move" ? -1 : 0,
      bubbles: true,
    }),
  );

describe("looking closer", () => {
  it("with keys: + comes nearer, − goes back, 0 is as it was", async () => {
    await press("+");
    expect(seen.closer.zoom).toBeGreaterThan(1.2);
    await press("-");
    expect(seen.closer.zoom).toBeCloseTo(1, 6);
    await press("+");
    expect(await press("0")).toBe(true);
    expect(seen.closer).toEqual(AS_FRAMED);
  });

  it("with the wheel, which moves the page where nothing is left to see", async () => {
    expect(await wheel(-120)).toBe(true);
    expect(seen.closer.zoom).toBeGreaterThan(1);
    for (let turn = 0; turn < 12; turn += 1) await wheel(120);
    expect(seen.closer.zoom).toBe(0.6);
    expect(await wheel(120)).toBe(false);
  });

  it("with two fingers, which do not walk round the box", async () => {
    await finger("down", 1, 0);
    await finger("down", 2, 100);
    await finger("move", 2, 220);
    expect(seen.closer.zoom).toBeCloseTo(2.2, 6);
    await finger("up", 2, 220);
    await finger("up", 1, 0);
    expect(walked).not.toHaveBeenCalled();
    expect(seen.held).toBe(false);
  });

  it("with a double tap, and back with the next one", async () => {
    await act(async () => seen.tap(10, 10, 1_000));
    expect(seen.closer).toEqual(AS_FRAMED);
    await act(async () => seen.tap(14, 12, 1_200));
    expect(seen.closer.zoom).toBe(TAP_ZOOM);
    await act(async () => seen.tap(14, 12, 3_000));
    expect(seen.closer.zoom).toBe(TAP_ZOOM);
    await act(async () => seen.tap(14, 12, 3_100));
    expect(seen.closer).toEqual(AS_FRAMED);
  });
});

describe("a drag", () => {
  it("walks to the side that is nearest, and is no click", async () => {
    await finger("down", 1, 300);
    await finger("move", 1, 200);
    expect(seen.degrees).toBeLessThan(-30);
    await finger("up", 1, 200);
    expect(walked).toHaveBeenCalledWith(1);
    expect(seen.degrees).toBe(0);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    expect(await send(click)).toBe(true);
  });

  it("of a finger up or down is left to the page, unless one looks closer", async () => {
    await finger("down", 1, 0, 0);
    await finger("move", 1, 0, 80);
    expect(seen.closer.tilt).toBe(0);
    await finger("cancel", 1, 0, 80);
    await press("+");
    await finger("down", 1, 0, 0);
    await finger("move", 1, 0, 80);
    expect(seen.closer.tilt).toBeGreaterThan(5);
  });
});
