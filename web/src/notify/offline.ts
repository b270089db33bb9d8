// The page that a reload without a connection shows. It is made here, in the service worker, of nothing
// but its own text: nothing of a table, and nothing of anybody, is ever kept for it.

import { byLanguage } from "../i18n/byLanguage";
import { offline as english } from "../i18n/en/offline";
import type { Messages } from "../i18n/messages";

const WORDS = byLanguage(
  import.meta.glob<Messages<typeof english>>("../i18n/*/offline.ts", {
    eager: true,
    import: "offline",
  }),
);

/** How often it looks whether the server is there again. */
const LOOK_AGAIN_MS = 3_000;

/** In the page, which has no program: speak the reader's language, and come back when there is an answer. */
const SCRIPT = `
  const words = ${JSON.stringify(WORDS)};
  let kept = {};
  try { kept = JSON.parse(localStorage.getItem("larceny.settings") ?? "{}"); } catch {}
  const wanted = [kept.language, ...navigator.languages.map((one) => one.slice(0, 2)), "en"];
  const language = wanted.find((one) => Object.hasOwn(words, one));
  const root = document.documentElement;
  root.lang = language;
  if (kept.theme === "day" || kept.theme === "night") root.dataset.theme = kept.theme;
  document.title = words[language].title + " – Larceny";
  for (const [id, said] of Object.entries(words[language])) {
    document.getElementById(id).textContent = said;
  }
  const look = () =>
    fetch("/healthz", { cache: "no-store" }).then(({ ok }) => ok && location.reload(), () => {});
  document.getElementById("again").addEventListener("click", look);
  addEventListener("online", look);
  setInterval(look, ${LOOK_AGAIN_MS});
`;

const STYLE = `
  :root { color-scheme: dark; background: #14110f; color: #f4ecdf; --brass: #c9a24b; --on: #1c1306; }
  @media (prefers-color-scheme: light) { :root:not([data-theme="night"]) { color-scheme: light; background: #f4ecdf; color: #1c1713; --brass: #8a6412; --on: #fff8e8; } }
  :root[data-theme="day"] { color-scheme: light; background: #f4ecdf; color: #1c1713; --brass: #8a6412; --on: #fff8e8; }
  body { display: grid; place-content: center; justify-items: center; gap: 1rem; min-height: 100dvh; margin: 0; padding: 1.5rem; box-sizing: border-box; font: 1.05rem/1.5 system-ui, sans-serif; text-align: center; }
  h1 { margin: 0; font: 600 2.2rem/1.15 Georgia, serif; }
  p { max-width: 28rem; margin: 0; }
  svg { width: 96px; }
  button { min-height: 48px; padding: 0.5rem 1.4rem; border: 0; border-radius: 10px; background: var(--brass); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid currentcolor; outline-offset: 3px; }
`;

/** A closed box with three levels. */
const PICTURE = `<svg viewBox="0 0 64 48" aria-hidden="true"><path fill="#4a2c1a" d="M6 4h52v40H6z"/><path fill="#8a5a33" d="M9 7h46v10H9zM9 19h46v10H9zM9 31h46v10H9z"/><g fill="#e6c677"><circle cx="32" cy="12" r="2"/><circle cx="32" cy="24" r="2"/><circle cx="32" cy="36" r="2"/></g></svg>`;

function markup(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Larceny</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${PICTURE}<h1 id="title">${english.title}</h1><p id="text" role="status">${english.text}</p><button id="again" type="button">${english.again}</button></main><script nonce="${nonce}">${SCRIPT}</script></body></html>`;
}

/** Answer a reload that nobody else answers. */
export function offlinePage(): Response {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const only = `'nonce-${nonce}'`;
  const policy = `default-src 'none'; script-src ${only}; style-src ${only}; connect-src 'self'`;
  return new Response(markup(nonce), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });
}
