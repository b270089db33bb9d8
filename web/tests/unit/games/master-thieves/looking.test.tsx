// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cue } from "../../../../src/cues/cue";
import { masterScript } from "../../../../src/games/master-thieves/script";
import { MasterTable } from "../../../../src/games/master-thieves/Table";
import type { GameEvent, View } from "../../../../src/generated/master_thieves";
import { games, type Step } from "./games";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let ground: HTMLElement;
let root: Root;
beforeEach(() => {
  ground = document.body.appendChild(document.createElement("main"));
  root = createRoot(ground);
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(async () => {
  await act(async () => root.unmount());
  ground.remove();
});

const [, steps] = games[0] ?? ["", []];

function asked(phase: string): Step {
  const found = steps.find(({ view, legal }) => legal !== null && view.phase === phase);
  if (found === undefined) throw new Error(`nobody is asked: ${phase}`);
  return found;
}

async function show(
  { view, legal }: Pick<Step, "view" | "legal">,
  decide: (word: string) => void = () => {},
  cue: Cue<View, GameEvent> | null = null,
  reducedMotion = false,
): Promise<void> {
  const players = view.seats.map((_, seat) => ({
    seat,
    name: `P${seat}`,
    colour: seat,
    bot: null,
    connected: true,
    away: false,
  }));
  await act(async () => {
    root.render(
      <MasterTable
        shown={view}
        cue={cue}
        seat={view.viewer}
        players={players}
        legal={legal}
        pending={null}
        act={decide}
        reducedMotion={reducedMotion}
      />,
    );
  });
}

const the = (selector: string): HTMLElement => {
  const found = ground.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
};
const facing = () => ground.querySelector("[data-facing]")?.getAttribute("data-facing");
const click = async (selector: string) => act(async () => the(selector).click());

async function drag(from: Element, by: number): Promise<void> {
  const point = (type: string, clientX: number) =>
    act(async () => {
      from.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientX }));
    });
  await point("pointerdown", 200);
  for (const part of [0.25, 0.5, 0.75, 1]) await point("pointermove", 200 + by * part);
  await point("pointerup", 200 + by);
  await act(async () => {
    from.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}

describe("walking round the box", () => {
  it("by dragging goes to the next side, and the end of a drag opens nothing", async () => {
    const decided: string[] = [];
    await show(asked("open"), (word) => decided.push(word));
    expect(facing()).toBe("S");
    await drag(the('[data-place="T.S"]'), -150);
    expect(facing()).toBe("E");
    await drag(the('[data-place="T.E"]'), 150);
    expect(facing()).toBe("S");
    expect(decided).toEqual([]);
  });

  it("does not begin where the hand only trembles", async () => {
    const decided: string[] = [];
    const step = asked("open");
    await show(step, (word) => decided.push(word));
    const word = step.legal?.actions[0] ?? "";
    await drag(the(`[data-place="${word.split(" ")[1]}"]`), 3);
    expect(decided).toEqual([word]);
  });

  it("by buttons comes round in four steps", async () => {
    await show(asked("open"));
    const seen: unknown[] = [];
    for (let side = 0; side < 4; side += 1) {
      await click('[data-look="next"]');
      seen.push(facing());
    }
    expect(seen).toEqual(["E", "N", "W", "S"]);
  });
});

describe("the box unfolded", () => {
  it("shows all twelve drawers, and is played from there", async () => {
    const step = asked("open");
    const decided: string[] = [];
    await show(step, (word) => decided.push(word));
    await click('[data-look="overview"]');
    expect(facing()).toBeUndefined();
    const drawers = [...ground.querySelectorAll<HTMLElement>("[data-place]")];
    expect(drawers).toHaveLength(12);
    for (const drawer of drawers) await act(async () => drawer.click());
    expect(decided.sort()).toEqual([...(step.legal?.actions ?? [])].sort());
  });

  it("offers to turn the levels, too", async () => {
    const step = asked("move");
    await show(step);
    await click('[data-look="overview"]');
    const words = [...ground.querySelectorAll<HTMLElement>("[data-deed]")].map(
      (deed) => deed.dataset.word ?? "",
    );
    expect(words.sort()).toEqual([...(step.legal?.actions ?? [])].sort());
  });
});

describe("turning levels", () => {
  it("is offered beside the levels, on the side to which their front goes", async () => {
    await show(asked("move"));
    for (const [levels, name] of [
      ["1", "rotate 1"],
      ["2", "rotate 2"],
    ]) {
      the(`[data-levels="${levels}"][data-way="left"] [data-word="${name} cw"]`);
      the(`[data-levels="${levels}"][data-way="right"] [data-word="${name} ccw"]`);
    }
  });

  it("is a still of before and after for those who want no motion", async () => {
    const before = steps.find(({ view }) => view.grains !== null)?.view;
    if (before === undefined) throw new Error("no view");
    const event: GameEvent = { event: "BoxMoved", seat: 0, move: "flip" };
    const after = masterScript.sketch(before, event);
    const cue = { id: 1, event, before, after, duration: 1400 };
    await show({ view: before, legal: null }, () => {}, cue);
    expect(ground.querySelectorAll("figure")).toHaveLength(0);
    await show({ view: before, legal: null }, () => {}, { ...cue, id: 2 }, true);
    const [was, is] = [...ground.querySelectorAll("figure")];
    expect(was?.querySelectorAll("svg")).toHaveLength(12);
    expect(is?.querySelectorAll("g[transform]").length).not.toBe(
      was?.querySelectorAll("g[transform]").length, // the grain stands on its head, or no longer
    );
  });
});

describe("pillows", () => {
  it("show signs and numbers, and say what lies on them in words", async () => {
    const step = asked("open");
    await show(step);
    expect(ground.textContent).not.toMatch(/\d[DSR]\b/);
    const pillows = [...ground.querySelectorAll("[data-spot^=white-]")];
    expect(pillows).toHaveLength(step.view.seats.length);
    for (const pillow of pillows) {
      expect(pillow.getAttribute("aria-label")).toMatch(/^White pillow: .*(diamond|sapphire)/);
    }
  });
});
