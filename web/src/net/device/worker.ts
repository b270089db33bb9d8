// The worker in which games are played and puzzles solved without a server: Python (Pyodide), and in it Larceny's own engine.
// It is loaded when it is wanted, and its files are our own.

import type { PyodideInterface } from "pyodide";
import type { TableAnswer } from "../../generated/api";
import { forgetGame, keepGame, keepSolved, keptGame, keptGames, keptSolved } from "./games";
import type { FromWorker, ToWorker } from "./talk";

declare const self: DedicatedWorkerGlobalScope;

const PLACE = "/larceny";

/** `larceny.offline.browser.Door`. */
interface Door {
  load: (text: string) => void;
  load_solved: (text: string) => void;
  be: (person: string, name: string) => void;
  ask: (method: string, address: string, body: string | null) => { toJs: () => [number, string] };
  say: (message: string) => void;
}

const tell = (message: FromWorker) => self.postMessage(message);

/** Keep what has changed, one after the other. */
let keeping: Promise<void> = Promise.resolve();

const inTurn = (work: () => Promise<void>): void => {
  keeping = keeping.then(work).catch((error: unknown) => console.error(error)); // played on, though it is not kept
};

const keep = (id: string, text: string | null | undefined, about: string): void =>
  inTurn(() => (typeof text === "string" ? put(id, text, about) : forgetGame(id)));

async function put(id: string, text: string, about: string): Promise<void> {
  const before = await keptGame(id);
  const told = JSON.parse(about) as TableAnswer; // the border: our own engine wrote it
  await keepGame({ ...before, id, text, about: told, changed: Date.now() });
}

async function begin(pyodide: string, engine: string): Promise<Door> {
  const [python, packed] = await Promise.all([started(pyodide), fetched(engine)]);
  python.unpackArchive(packed, "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  const module = python.pyimport("larceny.offline.browser");
  const door = module.begin(
    keep,
    (text: string) => tell({ kind: "said", text }),
    (text: string) => inTurn(() => keepSolved(text)),
  ) as Door;
  for (const game of await keptGames().catch(() => [])) door.load(game.text);
  const solved = await keptSolved().catch(() => undefined);
  if (solved !== undefined) door.load_solved(solved);
  return door;
}

async function started(folder: string): Promise<PyodideInterface> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof import("pyodide").loadPyodide;
  };
  return loadPyodide({ indexURL: folder, env: { HOME: "/home/pyodide", LARCENY_PURE: "1" } });
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

let door: Promise<Door> | null = null;

async function follow(told: ToWorker): Promise<void> {
  if (told.kind === "begin") {
    door ??= begin(told.pyodide, told.engine);
    try {
      await door;
      tell({ kind: "ready" });
    } catch (error) {
      tell({ kind: "failed", why: String(error) });
    }
    return;
  }
  const open = await door;
  if (open === null) return;
  open.be(told.by.id, told.by.name);
  if (told.kind === "say") {
    open.say(told.message);
    return;
  }
  const [status, text] = open.ask(told.method, told.path, told.body).toJs();
  await keeping;
  tell({ kind: "answer", id: told.id, status, text });
}

self.onmessage = (event: MessageEvent<ToWorker>) => void follow(event.data);
