// The program, kept in this browser: every file of one version, in a cache of its own. The service worker
// answers from it when nobody else does, and keeps the next version before it gives this one up.

/** How the names of these caches begin. */
const KEPT = "larceny-app-";

/** What the build lists: its version, and every file with its size. */
export interface AppFiles {
  build: string;
  files: { path: string; bytes: number }[];
}

export const LIST = "app-files.json";

const nameOf = (build: string): string => KEPT + build;

/** Where everything is kept; null: nowhere, or not the whole of it. */
export async function keptCache(): Promise<Cache | null> {
  if (!("caches" in globalThis)) return null; // a page without TLS has none
  for (const name of (await caches.keys()).reverse()) {
    if (!name.startsWith(KEPT)) continue;
    const cache = await caches.open(name);
    if ((await cache.match(LIST_MARK)) !== undefined) return cache;
  }
  return null;
}

/** Put there last of all: what has it is whole. */
const LIST_MARK = "/larceny-is-whole";

export const isKept = async (): Promise<boolean> => (await keptCache()) !== null;

/** Keep the whole program of the version that is served now; what is kept of it is not fetched again. */
export async function keepApp(
  base: string,
  onProgress: (share: number) => void = () => {},
): Promise<void> {
  const { build, files } = await listOf(base);
  const before = await keptCache();
  const cache = await caches.open(nameOf(build));
  if ((await cache.match(LIST_MARK)) !== undefined) return;
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const keep = async (path: string, bytes: number) => {
    const address = new URL(path, base).href;
    if ((await cache.match(address)) === undefined) {
      const same = hasDigest(path) ? await before?.match(address) : undefined;
      const how = hasDigest(path) ? "default" : "no-cache";
      const answer = same ?? (await fetch(address, { cache: how }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(address, answer);
    }
    done += bytes;
    onProgress(done / all);
  };
  const waiting = [...files];
  const one = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await keep(next.path, next.bytes);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  await cache.put(LIST_MARK, new Response(build));
  await forgetAll(nameOf(build));
}

/** Forget what is kept, but for one version. */
export async function forgetAll(except = ""): Promise<void> {
  const names = (await caches.keys()).filter((one) => one.startsWith(KEPT) && one !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** How many bytes the program weighs, as it is kept. */
export async function weightOf(base: string): Promise<number> {
  return (await listOf(base)).files.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function listOf(base: string): Promise<AppFiles> {
  const answer = await fetch(new URL(LIST, base), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  return (await answer.json()) as AppFiles; // the border: our own build wrote it
}

/** Files with a digest in their name never change. */
export const hasDigest = (path: string): boolean => /^(assets|engine)\//.test(path);
