// @vitest-environment jsdom
// When the loudspeaker is heard: never after its moment, never once it is silenced; but the call that
// it is one's turn comes through to who looks elsewhere.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sound } from "../../../src/sound/sounds";

type Gain = { gain: { value: number }; connect: (to: unknown) => unknown; disconnect: () => void };

const { made } = vi.hoisted(() => ({
  made: [] as { voice: string; at: number; out: unknown }[],
}));
vi.mock("../../../src/sound/voices", () => ({
  LONGEST_S: 2,
  studioIn: (context: unknown, out: unknown) => ({ context, out }),
  make: ({ out }: { out: unknown }, voice: string, at: number) => made.push({ voice, at, out }),
}));

/** A loudspeaker that wakes when it is let, and notes who is connected to it. */
class Context {
  static last: Context | undefined;
  static ready: Promise<void> = Promise.resolve();
  currentTime = 0;
  destination = {};
  readonly gains: Gain[] = [];
  readonly audible = new Set<unknown>();
  resume = vi.fn(() => Context.ready);
  suspend = vi.fn(async () => undefined);

  constructor() {
    Context.last = this;
  }

  createGain(): Gain {
    const { audible } = this;
    const gain: Gain = {
      gain: { value: 1 },
      connect: (to) => {
        audible.add(gain);
        return to;
      },
      disconnect: () => audible.delete(gain),
    };
    this.gains.push(gain);
    return gain;
  }

  createDynamicsCompressor() {
    return { connect: (to: unknown) => to };
  }
}

const CUE: Sound[] = [
  { voice: "slide", at: 0 },
  { voice: "shut", at: 1 },
];
const CALL: Sound[] = [{ voice: "yours", at: 0 }];

let hearing: typeof import("../../../src/sound/speaker");
const voices = () => made.map(({ voice }) => voice);
/** Everything that can go on goes on, without any time passing. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const volume = () => Context.last?.gains[0]?.gain.value;
const audible = () => made.filter(({ out }) => Context.last?.audible.has(out)).length;

function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("AudioContext", Context);
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    value: { hasBeenActive: true },
  });
  made.length = 0;
  Context.last = undefined;
  Context.ready = Promise.resolve();
  hide(false);
  hearing = await import("../../../src/sound/speaker");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the sounds of an event are spread over the time in which it is shown", async () => {
  hearing.playSounds(CUE, 1000, 0.6);
  await settle();
  expect(made).toMatchObject([
    { voice: "slide", at: 0.02 },
    { voice: "shut", at: 1.02 },
  ]);
  expect(volume()).toBe(0.6);
});

test("on a hidden page events are silent, and the call is heard", async () => {
  hide(true);
  hearing.playSounds(CUE, 1000, 0.6);
  hearing.playSounds(CALL, 0, 0.6);
  await settle();
  expect(voices()).toEqual(["yours"]);
});

test("without sound, or before the page was touched, nothing is even loaded", async () => {
  hearing.playSounds(CALL, 0, 0);
  Object.assign(navigator.userActivation, { hasBeenActive: false });
  hearing.playSounds(CALL, 0, 1);
  await settle();
  expect(Context.last).toBeUndefined();
});

test("turning the sound down holds for what already sounds, turning it off silences it", async () => {
  hearing.playSounds(CUE, 9000, 0.6);
  await settle();
  hearing.setVolume(0.25);
  expect(volume()).toBe(0.25);
  hearing.playSounds(CALL, 0, 0); // as the settings do, where no table listens to them
  expect(volume()).toBe(0);
});

test("what waits for the loudspeaker when the sound is turned off is not heard later", async () => {
  hearing.playSounds(CALL, 0, 0.6);
  hearing.setVolume(0);
  await settle();
  hearing.setVolume(0.6);
  await settle();
  expect(made).toEqual([]);
});

test("what is silenced is heard no more, and the others go on", async () => {
  const silence = hearing.playSounds(CUE, 9000, 0.6);
  hearing.playSounds(CALL, 0, 0.6);
  await settle();
  expect(audible()).toBe(3);
  silence();
  expect(audible()).toBe(1);
});

test("what is silenced before it was made is never made", async () => {
  hearing.playSounds(CUE, 9000, 0.6)();
  await settle();
  expect(made).toEqual([]);
});

test("events whose moment is over while the loudspeaker wakes are dropped, the call is not", async () => {
  Context.ready = new Promise((done) => setTimeout(done, 400));
  hearing.playSounds(CUE, 200, 0.6);
  hearing.playSounds(CUE, 200, 0.6);
  hearing.playSounds(CALL, 0, 0.6);
  await vi.advanceTimersByTimeAsync(400);
  expect(voices()).toEqual(["yours"]);
});

test("of a long event that waited, the rest is heard in its time", async () => {
  Context.ready = new Promise((done) => setTimeout(done, 400));
  hearing.playSounds(CUE, 1000, 0.6);
  await vi.advanceTimersByTimeAsync(400);
  expect(voices()).toEqual(["shut"]);
  expect(made[0]?.at).toBeCloseTo(0.62);
});

test("a short wait loses nothing", async () => {
  Context.ready = new Promise((done) => setTimeout(done, 200));
  hearing.playSounds(CUE, 1000, 0.6);
  await vi.advanceTimersByTimeAsync(200);
  expect(voices()).toEqual(["slide", "shut"]);
});

test("who leaves the page while its loudspeaker wakes hears nothing of its events", async () => {
  Context.ready = new Promise((done) => setTimeout(done, 200));
  hearing.playSounds(CUE, 1000, 0.6);
  hide(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(made).toEqual([]);
});

test("it sleeps after the last sound, not after the one that began last", async () => {
  hearing.playSounds(CUE, 9000, 0.6);
  hearing.playSounds(CALL, 0, 0.6);
  await vi.advanceTimersByTimeAsync(10_900);
  expect(Context.last?.suspend).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(Context.last?.suspend).toHaveBeenCalledOnce();
});
