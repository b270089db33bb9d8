// How a page is doing: what holds it up, what it keeps in memory, what it costs while it rests.

import type { Browser, CDPSession, Page } from "playwright-core";

/** What we read of an event of a trace; times are microseconds. */
interface Traced {
  name: string;
  tid: number;
  dur?: number;
  /** The time that the thread really had a processor. */
  tdur?: number;
  args?: { name?: string };
}

export interface Held {
  /** The longest task by its own time, without what other programs took from it: milliseconds. */
  own: number;
  /** The longest task by the clock on the wall, and how many took longer than 50 ms of that. */
  wall: number;
  count: number;
  /** The longest single call of a script, by its own time. */
  script: number;
}

const CATEGORIES = ["-*", "toplevel", "devtools.timeline"];

/** What holds the page up while something is done. */
export async function heldUp(
  browser: Browser,
  page: Page,
  deed: () => Promise<unknown>,
): Promise<Held> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await deed();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: Traced[];
  };
  const main = traceEvents.find(({ args }) => args?.name === "CrRendererMain")?.tid;
  const mine = traceEvents.filter(({ tid }) => tid === main);
  const tasks = mine.filter(({ name }) => name.endsWith("::RunTask"));
  const calls = mine.filter(({ name }) => name === "FunctionCall");
  const longest = (events: Traced[], time: "dur" | "tdur") =>
    events.reduce((most, event) => Math.max(most, event[time] ?? 0), 0) / 1_000;
  if (tasks.length === 0) throw new Error("the trace tells of no tasks");
  return {
    own: longest(tasks, "tdur"),
    wall: longest(tasks, "dur"),
    count: tasks.filter(({ dur = 0 }) => dur > 50_000).length,
    script: longest(calls, "tdur"),
  };
}

export interface Kept {
  heap: number;
  nodes: number;
  listeners: number;
}

/** What is in memory once everything that can go has gone. */
export async function kept(session: CDPSession): Promise<Kept> {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const metric = await metrics(session);
  return {
    heap: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}

async function metrics(session: CDPSession): Promise<(name: string) => number> {
  await session.send("Performance.enable");
  const { metrics: all } = await session.send("Performance.getMetrics");
  return (name) => all.find((metric) => metric.name === name)?.value ?? 0;
}

/** What it costs to look at a page on which nothing happens: percent of one processor. */
export async function atRest(browser: Browser, page: Page, ms = 5_000): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const seconds = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await seconds();
  await page.waitForTimeout(ms);
  const after = await seconds();
  await session.detach();
  return ((after - before) / ms) * 1_000 * 100;
}
