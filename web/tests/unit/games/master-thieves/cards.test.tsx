// @vitest-environment jsdom
// Cards that are dragged up, and what a hand feels.

import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MasterTable } from "../../../../src/games/master-thieves/Table";
import type { GameAction, GameEvent, View } from "../../../../src/generated/master_thieves";
import type { TableProps } from "../../../../src/table/props";
import { makeStage } from "../forty-thieves/stage";
import { games } from "./games";

HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

const stage = makeStage();
afterEach(() => Reflect.deleteProperty(navigator, "vibrate"));

const step = games
  .flatMap(([, steps]) => steps)
  .find(({ legal }) => legal?.actions[0]?.startsWith("choose "));
if (step?.legal == null) throw new Error("nobody chooses a card");
const { view, legal } = step;
const word = legal?.actions[0] ?? "";

async function show(more: Partial<TableProps<View, GameEvent, GameAction>> = {}) {
  const decided = vi.fn<(word: string) => void>();
  await act(async () => {
    stage.root.render(
      <MasterTable
        shown={view}
        cue={null}
        seat={view.viewer}
        players={view.seats.map((_, seat) => ({
          ...{ seat, name: `P${seat}`, colour: seat, bot: null, connected: true, away: false },
        }))}
        legal={legal}
        pending={null}
        act={decided}
        reducedMotion={false}
        {...more}
      />,
    );
  });
  return decided;
}

const card = () => stage.host.querySelector<HTMLElement>(`[data-word="${word}"]`);
const touch = (type: string, y: number) =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true, clientY: y });
    card()?.dispatchEvent(Object.assign(event, { isPrimary: true, pointerId: 1 }));
  });

describe("a card", () => {
  it("is played when it is dragged up and let go, and only once", async () => {
    const decided = await show();
    await touch("pointerdown", 500);
    await touch("pointermove", 430);
    expect(card()?.dataset.lifted).toBe("far");
    await touch("pointerup", 430);
    await act(async () => card()?.click()); // the click that belongs to the drag
    expect(decided.mock.calls).toEqual([[word]]);
  });

  it("falls back when it is let go too early", async () => {
    const decided = await show();
    await touch("pointerdown", 500);
    await touch("pointermove", 475);
    expect(card()?.dataset.lifted).toBe("up");
    await touch("pointerup", 475);
    expect(card()?.dataset.lifted).toBeUndefined();
    expect(decided).not.toHaveBeenCalled();
  });

  it("is still played by a tap", async () => {
    const decided = await show();
    await touch("pointerdown", 500);
    await touch("pointerup", 500);
    await act(async () => card()?.click());
    expect(decided.mock.calls).toEqual([[word]]);
  });

  it("keeps its place when another has been chosen", async () => {
    await show();
    const names = () =>
      [...stage.host.querySelectorAll("[data-steady=hand] li")].map(
        (place) => place.querySelector("[data-character]")?.getAttribute("data-character") ?? null,
      );
    const before = names();
    expect(before).toHaveLength(6);
    const seats = view.seats.map((mine, seat) =>
      seat === view.viewer
        ? {
            ...mine,
            has_chosen: true,
            card: mine.hand?.[1] ?? null,
            hand: mine.hand?.toSpliced(1, 1) ?? null,
          }
        : mine,
    );
    await show({ shown: { ...view, seats }, legal: null });
    expect(names()).toEqual(before);
  });
});

describe("what a hand feels", () => {
  const moved: GameEvent = { event: "BoxMoved", seat: 1, move: "flip" };
  const cue = { id: 7, event: moved, before: view, after: view, duration: 900 };

  it("is one's turn and a turn of the box", async () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    await show();
    expect(vibrate).toHaveBeenCalledTimes(1);
    await show({ legal: null, cue });
    expect(vibrate).toHaveBeenCalledTimes(2);
    await show({ legal: null, cue });
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  it("is nothing where nothing shall move", async () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    await show({ reducedMotion: true });
    await show({ reducedMotion: true, legal: null, cue });
    expect(vibrate).not.toHaveBeenCalled();
  });
});
