// The page's side of the worker that plays without a server: it is begun by the first question.

import { ENGINE, PYODIDE } from "virtual:engine";
import { fileAt } from "./address";
import { isKept, keepApp } from "./files";
import { whoHolds } from "./mode";
import { nowIs } from "./readiness";
import type { FromWorker, ToWorker } from "./talk";

export interface Answer {
  status: number;
  text: string;
}

const hearers = new Set<(text: string) => void>();
const waiting = new Map<number, (answer: Answer) => void>();
let running: Promise<Worker> | null = null;
let asked = 0;

/** Hear every message that the tables of this device send. */
export function onSaid(hearer: (text: string) => void): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}

/** Fetch and keep the program, where a browser can keep it; without room it is not kept. */
async function keepIfPossible(): Promise<void> {
  if (!("caches" in globalThis) || (await isKept().catch(() => true))) return;
  nowIs({ fetched: 0 });
  await keepApp(fileAt(""), (share) => nowIs({ fetched: share })).catch(() => undefined);
}

async function begin(): Promise<Worker> {
  await keepIfPossible();
  nowIs("starting");
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const ready = new Promise<Worker>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "ready") done(worker);
      else if (data.kind === "failed") failed(new Error(data.why));
      else if (data.kind === "said") for (const hearer of hearers) hearer(data.text);
      else {
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
      }
    };
    worker.onerror = (event) => failed(new Error(event.message));
  });
  worker.postMessage({
    kind: "begin",
    pyodide: fileAt(PYODIDE),
    engine: fileAt(ENGINE),
  } satisfies ToWorker);
  await ready;
  nowIs("ready");
  return worker;
}

/** Begin it, if it has not begun; what failed is tried again by the next who asks. */
export function wake(): Promise<Worker> {
  running ??= begin().catch((error: unknown) => {
    running = null;
    nowIs("failed");
    console.error(error);
    throw error;
  });
  return running;
}

export async function inquire(method: string, path: string, body: string | null): Promise<Answer> {
  const worker = await wake();
  const id = asked++;
  return new Promise((done) => {
    waiting.set(id, done);
    worker.postMessage({
      kind: "ask",
      id,
      method,
      path,
      body,
      by: whoHolds(),
    } satisfies ToWorker);
  });
}

export async function post(message: string): Promise<void> {
  const worker = await wake();
  worker.postMessage({ kind: "say", message, by: whoHolds() } satisfies ToWorker);
}
