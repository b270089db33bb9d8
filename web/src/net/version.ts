// A new version can be put on the server while a page of the old one is open. Parts of the old
// program that were not loaded yet are gone then; the page itself, loaded again, is the new one.

const KEY = "larceny.reloaded";
/** A part that is missing after a reload, too, is not missing because of a new version. */
const ONCE_IN_MS = 20_000;

function reloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN_MS;
  } catch {
    return true; // nothing can be remembered, so nothing is tried
  }
}

/** Without the server a reload would end in the browser's own page about it. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch("/", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Load the page again, once, when a part of the program is missing. Games are on the server. */
export function followVersions(): void {
  addEventListener("vite:preloadError", async () => {
    if (reloadedLately() || !(await serverAnswers())) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
