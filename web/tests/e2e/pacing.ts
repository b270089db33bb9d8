// What was on the screen, and for how long: every cue as the page showed it, beside every event that
// the server told it.

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readingMs } from "../../src/cues/reading";
import { eventsOf, type Told } from "./speech";

interface ShownCue {
  event: string;
  began: number;
  /** null: it is still there. */
  ms: number | null;
}

declare global {
  interface Window {
    shownCues?: ShownCue[];
  }
}

export interface Watched {
  page: Page;
  told: Told[];
  /** Milliseconds from each decision to the next question. */
  waits: number[];
  /** Those of them in which others had their turns. */
  othersTurns: number[];
  /** Milliseconds of these in each round, where a game has rounds. */
  rounds: number[];
  /** To be told when something is asked. */
  asked: () => Promise<void>;
}

/** Keep what a page shows and is told from now on; its table is opened afterwards. */
export async function watch(page: Page): Promise<Watched> {
  await page.addInitScript(keepCues);
  const told = eventsOf(page);
  const waits: number[] = [];
  const othersTurns: number[] = [];
  const rounds: number[] = [];
  let decided: { at: number; told: number; round: number } | null = null;
  const round = () => told.filter(({ event }) => event === "RoundEnded").length;
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (JSON.parse(String(payload)).type === "act") {
        decided = { at: Date.now(), told: told.length, round: round() };
      }
    }),
  );
  const asked = async () => {
    if (decided !== null) {
      const waited = Date.now() - decided.at;
      waits.push(waited);
      if (told.slice(decided.told).some(isAnothersTurn)) {
        othersTurns.push(waited);
        rounds[decided.round] = (rounds[decided.round] ?? 0) + waited;
      }
    }
    decided = null;
  };
  return { page, told, waits, othersTurns, rounds, asked };
}

/** Whoever lays a table has its first seat. */
function isAnothersTurn({ event, seat }: Told): boolean {
  return event === "TurnBegun" && seat !== 0;
}

/** In the page: write down every cue that comes to the screen, and when it goes. */
function keepCues(): void {
  const shown: ShownCue[] = [];
  window.shownCues = shown;
  let last: string | null = null;
  const look = () => {
    const now = document.querySelector("[data-cue]")?.getAttribute("data-cue") ?? null;
    if (now === last) return;
    last = now;
    const at = performance.now();
    const before = shown.at(-1);
    if (before?.ms === null) before.ms = at - before.began;
    if (now !== null) shown.push({ event: now.split(" ")[1] ?? "", began: at, ms: null });
  };
  // An observer is told after the whole task that drew it, which may be late: note the moment itself.
  const { setAttribute, removeAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, value);
    if (name === "data-cue") look();
  };
  Element.prototype.removeAttribute = function (name) {
    removeAttribute.call(this, name);
    if (name === "data-cue") look();
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-cue"],
  });
}

type Event = Told & { event: string };

/** What a page was told that can be read. */
export function readable({ told }: Watched, game: string): Event[] {
  return (told as Event[]).filter((event) => readingMs(game, event) > 0);
}

/** A timer of the browser may be a little early, never a frame. */
const FRAME_MS = 17;

/** Every event that can be read was on the screen, in its order, for as long as it can be read. */
export async function expectShown(watched: Watched, game: string, speed: number): Promise<number> {
  const shown = await watched.page.evaluate(() => window.shownCues ?? []);
  const events = readable(watched, game);
  const kinds = shown.map(({ event }) => event);
  expect(kinds).toEqual(events.slice(0, kinds.length).map(({ event }) => event));
  const short = shown.flatMap(({ event, ms }, at) => {
    const needed = readingMs(game, events[at] ?? { event }) / speed - FRAME_MS;
    return ms !== null && ms < needed ? [`${event}: ${ms} of ${needed} ms`] : [];
  });
  expect(short).toEqual([]);
  return kinds.length;
}

/** Tell how long one waited for one's next question, and for all others in a round. */
export function tellWaits(what: string, { waits, othersTurns, rounds }: Watched): void {
  const all = Object.values(rounds);
  console.info(
    `${what}: from a decision to the next question ${medianAndMost(waits)}; ` +
      `where others had their turns, ${medianAndMost(othersTurns)}` +
      `${all.length > 1 ? `; in a round, ${medianAndMost(all)}` : ""}`,
  );
}

function medianAndMost(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const seconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`;
  const median = seconds(sorted[Math.floor(sorted.length / 2)]);
  return `median ${median}, at most ${seconds(sorted.at(-1))} (${times.length})`;
}
