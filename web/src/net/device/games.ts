// What is played and solved on this device, in its IndexedDB: written by the worker in which that is done; the
// games are listed by the page without it.

import type { TableAnswer } from "../../generated/api";

export interface KeptGame {
  id: string;
  /** All that is needed to set it up again; the worker alone can read it. */
  text: string;
  /** What everybody may know of it. */
  about: TableAnswer;
  changed: number;
  /** Whether the server has it among one's games, and as which. */
  taken?: string;
}

const NAME = "larceny";
const VERSION = 2;
const GAMES = "games";
const PUZZLES = "puzzles";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const { result: database } = asked;
      const there = database.objectStoreNames;
      if (!there.contains(GAMES)) database.createObjectStore(GAMES, { keyPath: "id" });
      if (!there.contains(PUZZLES)) database.createObjectStore(PUZZLES);
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

const inGames = <Found>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found> => inStore(GAMES, mode, work);

async function inStore<Found>(
  store: string,
  mode: IDBTransactionMode,
  work: (kept: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found> {
  const database = await opened();
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(store, mode);
      const asked = work(transaction.objectStore(store));
      transaction.oncomplete = () => done(asked.result);
      transaction.onabort = () => failed(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** What was answered to puzzles on this device, as the worker wrote it: it alone can read it. */
const SOLVED = "solved";

export async function keptSolved(): Promise<string | undefined> {
  if (!("indexedDB" in globalThis)) return undefined;
  return inStore(
    PUZZLES,
    "readonly",
    (puzzles) => puzzles.get(SOLVED) as IDBRequest<string | undefined>,
  );
}

export async function keepSolved(text: string): Promise<void> {
  await inStore(PUZZLES, "readwrite", (puzzles) => puzzles.put(text, SOLVED));
}

/** List the games of this device, the newest first. */
export async function keptGames(): Promise<KeptGame[]> {
  if (!("indexedDB" in globalThis)) return [];
  const found = await inGames<KeptGame[]>("readonly", (games) => games.getAll());
  return found.sort((one, other) => other.changed - one.changed);
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return inGames("readonly", (games) => games.get(id) as IDBRequest<KeptGame | undefined>);
}

export async function keepGame(game: KeptGame): Promise<void> {
  await inGames("readwrite", (games) => games.put(game));
}

/** Note that the server has a game among one's own, and as which. */
export async function noteTaken(id: string, taken: string): Promise<void> {
  const game = await keptGame(id);
  if (game !== undefined) await keepGame({ ...game, taken });
}

export async function forgetGame(id: string): Promise<void> {
  await inGames("readwrite", (games) => games.delete(id));
}
