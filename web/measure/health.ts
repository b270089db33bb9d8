// How a page is doing: what holds it up, what it keeps in memory, what it costs while it rests.

import type { Browser, CDPSession, Page } from "playwright-core";

/** What we read of an event of a trace; times are microseconds. */
export interface Traced {
  name: string;
  tid: number;
  ts: number;
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
  /** What the longest task spent most of its time with: the largest thing, what is in it, and so on. */
  doing: string;
}

const CATEGORIES = ["-*", "toplevel", "devtools.timeline"];

/** What the main thread of a page does while something is done, in the order of time. */
export async function traced(
  browser: Browser,
  page: Page,
  deed: () => Promise<unknown>,
): Promise<Traced[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await deed();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: Traced[];
  };
  return busiestPage(traceEvents).sort(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  );
}

/** The browser keeps empty pages ready, which do nothing: ours is the one that is busy. */
function busiestPage(events: Traced[]): Traced[] {
  const pages = events.filter(({ args }) => args?.name === "CrRendererMain").map(({ tid }) => tid);
  const threads = pages.map((page) => events.filter(({ tid }) => tid === page));
  const spent = (thread: Traced[]) => thread.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return threads.sort((one, other) => spent(other) - spent(one))[0] ?? [];
}

/** What held the page up in what was traced. */
export function heldIn(mine: Traced[]): Held {
  const tasks = mine.filter(isTask);
  const calls = mine.filter(({ name }) => name === "FunctionCall");
  const longest = (events: Traced[], time: "dur" | "tdur") =>
    events.reduce((most, event) => Math.max(most, event[time] ?? 0), 0) / 1_000;
  if (tasks.length === 0) throw new Error("the trace tells of no tasks");
  return {
    own: longest(tasks, "tdur"),
    wall: longest(tasks, "dur"),
    count: tasks.filter(({ dur = 0 }) => dur > 50_000).length,
    script: longest(calls, "tdur"),
    doing: largestIn(mine, tasks),
  };
}

const isTask = ({ name }: Traced) => name.endsWith("::RunTask");
const NAMED_MS = 5;

/** The largest things of the longest task, in the order in which they were done. */
function largestIn(mine: Traced[], tasks: Traced[]): string {
  const task = tasks.reduce((most, next) => ((next.tdur ?? 0) > (most.tdur ?? 0) ? next : most));
  const end = task.ts + (task.dur ?? 0);
  return mine
    .filter(({ ts, tdur = 0 }) => ts >= task.ts && ts < end && tdur > NAMED_MS * 1_000)
    .filter((event) => !isTask(event))
    .map(({ name, tdur = 0 }) => `${name} ${(tdur / 1_000).toFixed(0)}`)
    .join(", ");
}

/** What holds the page up while something is done. */
export async function heldUp(
  browser: Browser,
  page: Page,
  deed: () => Promise<unknown>,
): Promise<Held> {
  return heldIn(await traced(browser, page, deed));
}

export interface Kept {
  /** What the program itself keeps: objects, lists, texts, functions. */
  heap: number;
  /** What the browser has compiled of the program so far; it goes on with that for a long time. */
  code: number;
  nodes: number;
  listeners: number;
}

/** What is in memory once everything that can go has gone. */
export async function kept(session: CDPSession): Promise<Kept> {
  await session.send("HeapProfiler.collectGarbage");
  const sizes = await sizesByType(session);
  const metric = await metrics(session);
  const everything = [...sizes].filter(([type]) => type !== "code" && type !== "native");
  return {
    heap: everything.reduce((sum, [, size]) => sum + size, 0),
    code: sizes.get("code") ?? 0,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}

/** What we read of a heap snapshot: rows of numbers, one after the other. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/** Count every byte in memory, by the type of thing that it belongs to. */
async function sizesByType(session: CDPSession): Promise<Map<string, number>> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", add);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", add);
  const { snapshot, nodes } = JSON.parse(chunks.join("")) as Snapshot;
  const { node_fields: fields, node_types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const sizes = new Map<string, number>();
  for (let row = 0; row < nodes.length; row += fields.length) {
    const name = node_types[0][nodes[row + type] ?? 0] ?? "";
    sizes.set(name, (sizes.get(name) ?? 0) + (nodes[row + size] ?? 0));
  }
  return sizes;
}

async function metrics(session: CDPSession): Promise<(name: string) => number> {
  await session.send("Performance.enable");
  const { metrics: all } = await session.send("Performance.getMetrics");
  return (name) => all.find((metric) => metric.name === name)?.value ?? 0;
}

/**
 * What it costs to look at a page on which nothing happens: percent of one processor, in the quietest of
 * some spans of time. What never ends is in each of them; what ends by itself, such as loading ahead or
 * collecting garbage, is not rest.
 */
export async function atRest(browser: Browser, page: Page, ms = 5_000, spans = 4): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const seconds = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  let least = Number.POSITIVE_INFINITY;
  for (let span = 0; span < spans; span += 1) {
    const before = await seconds();
    await page.waitForTimeout(ms);
    least = Math.min(least, (await seconds()) - before);
  }
  await session.detach();
  return (least / ms) * 1_000 * 100;
}
