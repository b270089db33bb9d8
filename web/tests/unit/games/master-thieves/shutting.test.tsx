// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoxFace } from "../../../../src/games/master-thieves/flat/BoxFace";
import type { BoxProps } from "../../../../src/games/master-thieves/model/box";
import { bind } from "../../../../src/games/master-thieves/model/choices";
import type { View } from "../../../../src/generated/master_thieves";
import { games } from "./games";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

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

const opened = games
  .flatMap(([, steps]) => steps.map(({ view }) => view))
  .find(({ open_drawer }) => open_drawer !== null && open_drawer.gems !== null) as View;
const place = opened.open_drawer?.place ?? "T.N";
const shut: View = { ...opened, open_drawer: null };

async function show(view: View, reducedMotion = false): Promise<void> {
  const box = {
    view,
    cue: null,
    look: { side: "S", level: "T" },
    bound: bind([], view),
    pending: null,
    players: [],
    names: [],
    act: () => {},
    advised: null,
    reducedMotion,
    considered: [],
  } as unknown as BoxProps;
  await act(async () =>
    root.render(<BoxFace box={box} side="S" place={place} shade={{ before: 0, after: 0 }} />),
  );
}

const walls = () => ground.querySelectorAll("[data-wall]").length;

async function end(of: string): Promise<void> {
  const moved = ground.querySelector(of);
  await act(async () => moved?.dispatchEvent(new Event("transitionend", { bubbles: true })));
}

describe("a drawer that is pushed in", () => {
  it("has its walls until its front has arrived", async () => {
    await show(opened);
    expect(walls()).toBe(2);
    await show(shut);
    expect(walls()).toBe(2);
    expect(ground.querySelector("[data-out]")?.hasAttribute("data-open")).toBe(false);
    await end("[data-wall]"); // something in it has moved
    expect(walls()).toBe(2);
    await end("[data-out]");
    expect(walls()).toBe(0);
    expect(ground.querySelector("[data-out]")).toBeNull();
  });

  it("is shut at once where nothing moves", async () => {
    await show(opened, true);
    await show(shut, true);
    expect(walls()).toBe(0);
  });

  it("is not looked into by somebody else", async () => {
    await show(opened);
    await show({ ...shut, viewer: (opened.viewer ?? 0) + 1 });
    expect(walls()).toBe(0);
  });

  it("can be opened again on its way", async () => {
    await show(opened);
    await show(shut);
    await show(opened);
    expect(ground.querySelector("[data-open]")).not.toBeNull();
    expect(walls()).toBe(2);
  });
});
