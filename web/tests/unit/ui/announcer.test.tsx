// @vitest-environment jsdom
// What is told to those who listen: every event once, none lost, and none before it is shown.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CueQueue } from "../../../src/cues/queue";
import { LiveTable } from "../../../src/store/liveTable";
import type { Json } from "../../../src/store/tableState";
import type { GamePart } from "../../../src/table/module";
import { Announcer } from "../../../src/ui/frame/Announcer";
import { SILENT_PART } from "../silentPart";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const SHOWN_MS = 100;
const part: GamePart = {
  ...SILENT_PART,
  script: { sketch: (view) => view, duration: () => SHOWN_MS },
  sentence: (_, event) => String(event.text),
  happening: (_, event) => String(event.text),
};
let root: Root;
let liveTable: LiveTable;
let said: string[];

beforeEach(() => {
  vi.useFakeTimers();
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  liveTable = new LiveTable("AAAAAAAAAAAAAAAAAAAAAA");
  said = [];
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

function render(): void {
  act(() =>
    root.render(<Announcer liveTable={liveTable} part={part} players={[]} asked={false} />),
  );
  const log = document.querySelector("[role=log]");
  if (log === null) throw new Error("nobody speaks");
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const added of addedNodes) said.push(added.textContent ?? "");
    }
  }).observe(log, { childList: true });
}

const story = (from: number, to: number): Json[] =>
  Array.from({ length: to - from }, (_, at) => ({ text: `${from + at}` }));

async function tell(events: Json[], queue?: CueQueue<Json, Json>): Promise<void> {
  await act(async () => {
    liveTable.lines.set((lines) => [
      ...lines,
      ...events.map((event) => ({ seq: 1, event, number: Number(event.text) })),
    ]);
    queue?.push({ events, view: {} });
  });
}

const texts = (events: Json[]) => events.map((event) => event.text);

test("however much happens at once, everything is said once and in order", async () => {
  render();
  await tell(story(0, 70));
  await tell(story(70, 75));
  expect(said).toEqual(texts(story(0, 75)));
});

test("nothing is said before it is shown", async () => {
  const queue = new CueQueue<Json, Json>({}, part.script, { factor: 1 });
  liveTable.cues.set(() => queue);
  render();
  await tell(story(0, 3), queue);
  expect(said).toEqual(["0"]);
  await act(async () => vi.advanceTimersByTime(SHOWN_MS));
  expect(said).toEqual(["0", "1"]);
  await act(async () => queue.skip());
  expect(said).toEqual(["0", "1", "2"]);
});

test("a new story is told from its beginning", async () => {
  render();
  await tell(story(0, 5));
  await act(async () => liveTable.lines.set(() => []));
  await tell(story(10, 12));
  expect(said).toEqual([...texts(story(0, 5)), "10", "11"]);
});
