// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cue } from "../../../../src/cues/cue";
import { masterScript } from "../../../../src/games/master-thieves/script";
import { MasterTable } from "../../../../src/games/master-thieves/Table";
import type { GameAction, GameEvent, View } from "../../../../src/generated/master_thieves";
import type { Player, Question } from "../../../../src/table/props";
import { games } from "./games";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
// jsdom has no modal dialogs, which the list of keys is.
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

let ground: HTMLElement;
let root: Root;
beforeEach(() => {
  ground = document.body.appendChild(document.createElement("main"));
  root = createRoot(ground);
});
afterEach(async () => {
  await act(async () => root.unmount());
  ground.remove();
});

const NAMES = ["Ann", "Bo", "Cy"];

function playersOf(view: View): Player[] {
  return view.seats.map((_, seat) => ({
    seat,
    name: NAMES[seat] ?? "",
    colour: seat,
    bot: null,
    connected: true,
    away: false,
  }));
}

async function show(
  view: View,
  legal: Question<GameAction> | null,
  cue: Cue<View, GameEvent> | null = null,
  decide: (word: string) => void = () => {},
  reducedMotion = false,
): Promise<void> {
  await act(async () => {
    root.render(
      <MasterTable
        shown={view}
        cue={cue}
        seat={view.viewer}
        players={playersOf(view)}
        legal={legal}
        pending={null}
        act={decide}
        reducedMotion={reducedMotion}
      />,
    );
  });
}

function buttons(selector = "button"): HTMLElement[] {
  return [...ground.querySelectorAll<HTMLElement>(selector)];
}

describe.each(games)("the table of %s", (_name, steps) => {
  it("offers every legal action as something with a name that can be pressed", async () => {
    const questions = new Set<string>();
    for (const { view, legal } of steps) {
      const kinds = new Set(legal?.actions.map((word) => word.split(" ")[0]));
      const question = `${view.phase} ${[...kinds]} ${Math.min(legal?.actions.length ?? 0, 3)}`;
      if (legal === null || questions.has(question)) continue;
      questions.add(question);
      const decided: string[] = [];
      await show(view, legal, null, (word) => decided.push(word));
      const offered = buttons("[data-deed], [data-place]");
      for (const button of offered) {
        expect(button.getAttribute("aria-label")).toMatch(/\w/);
        await act(async () => button.click());
      }
      expect(decided.sort()).toEqual([...legal.actions].sort());
    }
  });

  it("offers nothing when nothing is asked", async () => {
    const waiting = steps.filter((step) => step.legal === null).slice(0, 3);
    for (const { view } of waiting) {
      const decide = vi.fn();
      await show(view, null, null, decide);
      for (const button of buttons()) await act(async () => button.click());
      expect(decide).not.toHaveBeenCalled();
    }
  });

  it.each([false, true])("shows every cue (with reduced motion: %s)", async (reducedMotion) => {
    let view = steps[0]?.view;
    let id = 0;
    for (const step of steps.slice(1, 20)) {
      for (const event of step.events) {
        if (view === undefined) throw new Error("no view");
        const after = masterScript.sketch(view, event);
        id += 1;
        const cue = { id, event, before: view, after, duration: 500 };
        await show(view, null, cue, () => {}, reducedMotion);
        expect(buttons("[data-place]")).toHaveLength(12);
        view = after;
      }
      view = step.view;
    }
  });
});

describe("the box in words", () => {
  const [, steps] = games[0] ?? ["", []];

  it("names level, side, grain and state of each drawer", async () => {
    const { view } = steps[0] ?? {};
    if (view === undefined) throw new Error("no view");
    await show(view, null);
    const labels = buttons("[data-place]").map((one) => one.getAttribute("aria-label"));
    expect(new Set(labels).size).toBe(12);
    for (const label of labels) {
      expect(label).toMatch(
        /^(Top|Middle|Bottom) level, (north|east|south|west): drawer with .+, upside down, closed$/,
      );
    }
  });

  it("tells what lies in the open drawer", async () => {
    const open = steps.find(({ view }) => view.open_drawer?.gems?.includes("2D"));
    if (open === undefined) throw new Error("nothing lies anywhere");
    await show(open.view, null);
    const place = open.view.open_drawer?.place;
    const label = ground.querySelector(`[data-place="${place}"]`)?.getAttribute("aria-label");
    expect(label).toContain("open: 2 diamonds");
  });

  it("is walked round by keys without moving it, and opened with a click", async () => {
    const asked = steps.find(({ view, legal }) => legal !== null && view.phase === "open");
    if (asked === undefined) throw new Error("nobody opens");
    const decided: string[] = [];
    await show(asked.view, asked.legal, null, (word) => decided.push(word));
    const press = async (key: string) =>
      await act(async () => {
        const event = new KeyboardEvent("keydown", { key, bubbles: true });
        document.activeElement?.dispatchEvent(event);
      });
    const here = () => document.activeElement?.getAttribute("data-place");
    expect(here()).toBe("T.S");
    await press("ArrowRight");
    expect(here()).toBe("T.E");
    await press("ArrowDown");
    await press("ArrowLeft");
    await press("ArrowLeft");
    expect(here()).toBe("M.W");
    expect(decided).toEqual([]);
    const front = document.activeElement;
    if (front instanceof HTMLElement) await act(async () => front.click());
    expect(decided).toEqual(["open M.W"]);
  });
});

it("decides by key where a key stands beside the button", async () => {
  const moving = games[0]?.[1].find(({ legal }) => legal?.actions.includes("flip"));
  if (moving === undefined) throw new Error("nobody moves");
  const decided: string[] = [];
  await show(moving.view, moving.legal, null, (word) => decided.push(word));
  await act(async () => {
    const event = new KeyboardEvent("keydown", { key: "f", bubbles: true });
    ground.querySelector("[data-deed]")?.dispatchEvent(event);
  });
  expect(decided).toEqual(["flip"]);
});
