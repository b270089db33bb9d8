// @vitest-environment jsdom
// What a table lets be heard: the chime once a turn, cues no longer than they are shown, and points
// no longer than they are looked at.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cue } from "../../../src/cues/cue";
import type { TableAnswer } from "../../../src/generated/api";
import { playSounds, setVolume } from "../../../src/sound/speaker";
import { LiveTable } from "../../../src/store/liveTable";
import { changeSettings } from "../../../src/store/settings";
import { initialTable, type Json, type TableState } from "../../../src/store/tableState";
import type { GamePart } from "../../../src/table/module";
import type { Counting } from "../../../src/ui/end/counting";
import { useCountingSound } from "../../../src/ui/end/useCountingSound";
import { GameFrame } from "../../../src/ui/frame/GameFrame";
import { useCueSound } from "../../../src/ui/frame/useSound";
import { asking } from "../asking";
import { SILENT_PART } from "../silentPart";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const { silence } = vi.hoisted(() => ({ silence: vi.fn() }));
vi.mock("../../../src/sound/speaker", () => ({
  playSounds: vi.fn(() => silence),
  setVolume: vi.fn(),
}));

const SHOWN_MS = 1000;
const part: GamePart = {
  ...SILENT_PART,
  script: { sketch: (view) => view, duration: () => SHOWN_MS },
  sounds: () => [{ voice: "slide", at: 0 }],
};
const lobby = {
  id: "AAAAAAAAAAAAAAAAAAAAAA",
  game: "master-thieves",
  status: "playing",
  seats: [],
  clock: { kind: "none" },
  memory_aid: "none",
  lesson: null,
  rated: false,
  hints: false,
  pace: "normal",
} as unknown as TableAnswer;

let root: Root;
let liveTable: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(playSounds).mockClear();
  silence.mockClear();
  hidden(false);
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  liveTable = new LiveTable(lobby.id);
  liveTable.state.set(() => ({ ...initialTable(lobby.id), lobby, seat: 0, seq: 1, view: {} }));
  liveTable.show(part.script);
  liveTable.playback.jump({});
  liveTable.playback.open();
});

afterEach(async () => {
  liveTable.playback.close();
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const chimes = () =>
  vi.mocked(playSounds).mock.calls.filter(([sounds]) => sounds[0]?.voice === "yours").length;

function hidden(is: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(is ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
}

const show = () =>
  act(async () =>
    root.render(<GameFrame key={liveTable.state.get().seat} liveTable={liveTable} part={part} />),
  );
const told = (changes: Partial<TableState>) =>
  act(async () => liveTable.state.set((table) => ({ ...table, ...changes })));
const asks = (since: number) => asking(since, { word: "flip", verb: "move_box" });
const answer = () =>
  told({ pending: { id: "act-1", word: "flip", since: liveTable.state.get().legal?.since ?? 0 } });
const happens = () => act(async () => liveTable.cues.get()?.push({ events: [{}], view: {} }));
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

test("the chime sounds when one's turn comes, once for all that is decided in it", async () => {
  await show();
  expect(chimes()).toBe(0);
  await told({ legal: asks(2) });
  expect(chimes()).toBe(1);
  await answer();
  await told({ legal: asks(3), pending: null });
  await answer();
  await told({ pending: null }); // it was refused
  expect(chimes()).toBe(1);
  await answer();
  await told({ legal: null, pending: null });
  await told({ legal: asks(7) });
  expect(chimes()).toBe(2);
});

test("others who decide at the same time do not call again", async () => {
  await show();
  await told({ legal: asks(2) });
  await told({ seq: 3 });
  await told({ seq: 4, legal: asks(4) });
  expect(chimes()).toBe(1);
});

test("who looks is called when all is shown; who does not look is called at once", async () => {
  await show();
  await happens();
  await told({ legal: asks(2) });
  expect(chimes()).toBe(0);
  await pass(SHOWN_MS);
  expect(chimes()).toBe(1);

  await told({ legal: null });
  await act(async () => hidden(true));
  await happens();
  await told({ legal: asks(5) });
  expect(chimes()).toBe(2);
});

test("who comes back is not called again, sees how it stands, and may see what was missed", async () => {
  await show();
  await act(async () => hidden(true));
  await happens();
  await told({ legal: asks(2), seq: 2 });
  await act(async () => hidden(false));
  expect(liveTable.cues.get()?.shown().cue).toBeNull();
  expect(liveTable.playback.missed.get()).toBe(2);
  expect(document.querySelector('[data-frame="missed"]')).not.toBeNull();
  expect(chimes()).toBe(1);
});

test("the tab's title says at once that one is waited for, whatever still moves", async () => {
  await show();
  const quiet = document.title;
  await happens();
  await told({ legal: asks(2) });
  const calls = document.title;
  expect(calls).toMatch(/^●/);
  await pass(SHOWN_MS);
  expect(document.title).toBe(calls);
  await answer();
  expect(document.title).toBe(quiet);
});

test("at a shared device everybody is called once a turn, however often the table is hidden", async () => {
  const look = async (seat: number | null) => {
    const { asked } = liveTable.state.get();
    await act(async () => root.render(null));
    await told({ seat, legal: seat !== null && asked.includes(seat) ? asks(2) : null });
    if (seat !== null) await show();
  };
  await told({ asked: [0] });
  await look(0);
  expect(chimes()).toBe(1);
  await look(null);
  await look(1); // he only peeks
  await look(0);
  expect(chimes()).toBe(1);
  await look(null);
  await told({ asked: [1] });
  await look(1);
  expect(chimes()).toBe(2);
  await look(null);
  await told({ asked: [0] });
  await look(0);
  expect(chimes()).toBe(3);
});

test("whoever turns the sound off turns off what already sounds", () => {
  changeSettings({ volume: 0 });
  expect(setVolume).toHaveBeenLastCalledWith(0);
  changeSettings({ volume: 1 });
  expect(setVolume).toHaveBeenLastCalledWith(1);
});

function Cues({ cue }: { cue: Cue<Json, Json> | null }) {
  useCueSound(part, cue);
  return null;
}

test("a cue that is skipped is silenced, one that was shown fades by itself", async () => {
  const cue = (id: number) => ({ id, event: {}, before: {}, after: {}, duration: SHOWN_MS });
  const see = (now: Cue<Json, Json> | null) => act(async () => root.render(<Cues cue={now} />));
  await see(cue(1));
  await pass(SHOWN_MS);
  await see(cue(2));
  expect(playSounds).toHaveBeenCalledTimes(2);
  expect(silence).not.toHaveBeenCalled();
  await pass(SHOWN_MS / 2);
  await see(null);
  expect(silence).toHaveBeenCalledOnce();
});

function Counted({ counting }: { counting: Counting }) {
  useCountingSound(counting);
  return null;
}

test("who leaves the end of a game hears no more of it", async () => {
  const counting = {
    turns: new Map([[0, 0]]),
    parts: new Map([[0, [1, 2]]]),
    sums: new Map([[0, 3]]),
    total: 5,
  };
  await act(async () => root.render(<Counted counting={counting} />));
  expect(vi.mocked(playSounds).mock.calls[0]?.[0].map(({ voice }) => voice)).toEqual([
    "cloth",
    "cloth",
    "end",
  ]);
  expect(silence).not.toHaveBeenCalled();
  await act(async () => root.render(null));
  expect(silence).toHaveBeenCalledOnce();
});
