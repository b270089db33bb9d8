import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Script } from "../../../src/cues/cue";
import type { ReplayStepAnswer } from "../../../src/generated/api";
import type { Json } from "../../../src/store/tableState";
import {
  chapterAfter,
  chapterAt,
  chapterBefore,
  chaptersOf,
  stepWithSeq,
} from "../../../src/ui/replay/chapters";
import { ReplayPlayer } from "../../../src/ui/replay/replayPlayer";

function step(seq: number, chapter: string): ReplayStepAnswer {
  return { seq, seat: 0, word: "", at: 0, chapter, events: [{ event: "Moved" }], view: { seq } };
}

const steps = [step(0, "filling"), step(1, "filling"), step(3, "round 1"), step(4, "round 2")];
const script: Script<Json, Json> = { sketch: (view) => view, duration: () => 400 };

describe("chapters", () => {
  it("begin where the server names another one", () => {
    const chapters = chaptersOf(steps);
    expect(chapters).toEqual([
      { name: "filling", at: 0 },
      { name: "round 1", at: 2 },
      { name: "round 2", at: 3 },
    ]);
    expect(chapterAt(chapters, 1)?.name).toBe("filling");
    expect(chapterAt(chapters, 3)?.name).toBe("round 2");
  });

  it("can be jumped to: on, and first back to the beginning of this one", () => {
    const chapters = chaptersOf([...steps, step(5, "round 2")]);
    expect(chapterAfter(chapters, 0)?.at).toBe(2);
    expect(chapterAfter(chapters, 3)).toBeUndefined();
    expect(chapterBefore(chapters, 4)?.at).toBe(3);
    expect(chapterBefore(chapters, 3)?.at).toBe(2);
    expect(chapterBefore(chapters, 0)).toBeUndefined();
  });

  it("find the moment of a link, also if its step was taken back", () => {
    expect(stepWithSeq(steps, 3)).toBe(2);
    expect(stepWithSeq(steps, 2)).toBe(1);
    expect(stepWithSeq(steps, 99)).toBe(3);
    expect(stepWithSeq(steps, -5)).toBe(0);
  });
});

describe("a replay", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows a step as it happened, and then exactly what the server said", () => {
    const player = new ReplayPlayer(steps, script, 1);
    player.forward();
    expect(player.moment()).toMatchObject({ at: 2, shown: { view: { seq: 1 } } });
    expect(player.moment().shown.cue?.event).toEqual({ event: "Moved" });
    vi.advanceTimersByTime(400);
    expect(player.moment()).toMatchObject({ at: 2, shown: { view: { seq: 3 }, cue: null } });
  });

  it("jumps anywhere at once, and never out of the game", () => {
    const player = new ReplayPlayer(steps, script, 0);
    player.jump(99);
    expect(player.moment()).toMatchObject({ at: 3, shown: { view: { seq: 4 }, cue: null } });
    player.back();
    expect(player.moment()).toMatchObject({ at: 2, shown: { view: { seq: 3 } } });
    player.jump(-1);
    player.back();
    expect(player.moment().at).toBe(0);
  });

  it("stepping on while something moves shows the end of it first", () => {
    const player = new ReplayPlayer(steps, script, 0);
    player.forward();
    player.forward();
    expect(player.moment()).toMatchObject({
      at: 2,
      shown: { behind: 1, cue: { before: { seq: 1 } } },
    });
  });

  it("plays to the end and stops; twice as fast in half the time", () => {
    const player = new ReplayPlayer(steps, script, 0);
    player.setSpeed(2);
    player.play();
    vi.advanceTimersByTime(3 * (175 + 200) - 1);
    expect(player.moment().playing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(player.moment()).toMatchObject({ at: 3, playing: false, shown: { view: { seq: 4 } } });
    player.play();
    expect(player.moment()).toMatchObject({ at: 0, playing: true });
    player.pause();
    vi.advanceTimersByTime(5_000);
    expect(player.moment().at).toBe(0);
  });
});
