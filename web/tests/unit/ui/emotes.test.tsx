// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveTable } from "../../../src/store/liveTable";
import { reduceMessage } from "../../../src/store/tableState";
import Emotes from "../../../src/ui/frame/Emotes";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let ground: HTMLElement;
let root: Root;
let table: LiveTable;
beforeEach(() => {
  vi.useFakeTimers();
  ground = document.body.appendChild(document.createElement("main"));
  root = createRoot(ground);
  table = new LiveTable("abcdefgh");
});
afterEach(async () => {
  await act(async () => root.unmount());
  ground.remove();
  vi.useRealTimers();
});

const comes = (emote: "laugh" | "sorry") =>
  table.state.set((now) => {
    const message = { type: "emote", table: now.id, seat: 1, person: "bo", emote } as const;
    return reduceMessage(now, message)[0];
  });
const shown = () =>
  [...ground.querySelectorAll<HTMLElement>("[data-shown-emote]")].map(
    (one) => one.dataset.shownEmote,
  );
const appear = () => act(async () => root.render(<Emotes liveTable={table} />));
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it("is shown for a moment, also if it came before what shows it was loaded", async () => {
  comes("laugh");
  await appear();
  expect(shown()).toEqual(["laugh"]);
  await wait(3_900);
  expect(shown()).toEqual(["laugh"]);
  await wait(200);
  expect(shown()).toEqual([]);
});

it("is not shown again when the game begins, and its screen with it", async () => {
  await appear();
  await act(async () => comes("laugh"));
  await wait(4_100);
  await act(async () => root.render(null));
  await appear();
  expect(shown()).toEqual([]);
  await act(async () => comes("sorry"));
  expect(shown()).toEqual(["sorry"]);
});
