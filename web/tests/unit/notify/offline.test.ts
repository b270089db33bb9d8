// @vitest-environment jsdom
// What a reload without a connection shows: a page of ours, in four languages, made of nothing that is
// kept; and with a connection, what the server sends.

import { runInNewContext } from "node:vm";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { offline as de } from "../../../src/i18n/de/offline";
import { offline as en } from "../../../src/i18n/en/offline";
import { offline as fr } from "../../../src/i18n/fr/offline";
import { offline as italian } from "../../../src/i18n/it/offline";

interface Asked {
  request: { mode: string; method: string; url: string };
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

const handlers = new Map<string, (event: Asked) => void>();
const fetched = vi.fn<(request: object) => Promise<Response>>();
const opened = vi.fn();

beforeAll(async () => {
  vi.stubGlobal("self", {
    registration: { scope: "http://larceny.test/" },
    addEventListener: (kind: string, handle: (event: Asked) => void) => handlers.set(kind, handle),
  });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("caches", { open: opened, match: opened, keys: async () => [] });
  const worker = "../../../src/notify/worker"; // types of its own: it sees no page
  await import(worker);
});

beforeEach(() => {
  fetched.mockReset();
  opened.mockReset();
});

/** Ask as the browser does; null: the worker leaves it to the browser. */
async function answerTo(mode: string, early?: Response): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  handlers.get("fetch")?.({
    request: { mode, method: "GET", url: "http://larceny.test/api/me" },
    preloadResponse: Promise.resolve(early),
    respondWith: (given) => {
      answer = given;
    },
  });
  return answer;
}

it("leaves everything to the browser but whole pages", async () => {
  for (const mode of ["cors", "same-origin", "no-cors", "websocket"]) {
    expect(await answerTo(mode)).toBeNull();
  }
  expect(fetched).not.toHaveBeenCalled();
});

it("hands on what the server sends, asked for early or not", async () => {
  const sent = new Response("page");
  fetched.mockResolvedValue(sent);
  expect(await answerTo("navigate")).toBe(sent);
  const early = new Response("early");
  expect(await answerTo("navigate", early)).toBe(early);
  expect(fetched).toHaveBeenCalledOnce();
});

it("answers a reload without a connection itself, and keeps nothing", async () => {
  fetched.mockRejectedValue(new TypeError("offline"));
  const answer = await answerTo("navigate");
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer?.text()).toContain(en.text);
  expect(opened).not.toHaveBeenCalled();
});

/** The page as a browser shows it; `comes` lets the connection come back. */
async function shown(languages: string[], settings: object) {
  fetched.mockRejectedValue(new TypeError("offline"));
  const answer = await answerTo("navigate");
  const text = (await answer?.text()) ?? "";
  const document = new DOMParser().parseFromString(text, "text/html");
  const script = document.querySelector("script");
  const nonce = /script-src 'nonce-([^']+)'/.exec(
    answer?.headers.get("Content-Security-Policy") ?? "",
  )?.[1];
  expect(script?.getAttribute("nonce")).toBe(nonce);
  const reload = vi.fn();
  const ticks: (() => unknown)[] = [];
  let there = false;
  runInNewContext(script?.textContent ?? "", {
    document,
    location: { reload },
    navigator: { languages },
    localStorage: { getItem: () => JSON.stringify(settings) },
    addEventListener: () => undefined,
    setInterval: (tick: () => unknown) => ticks.push(tick),
    fetch: async () => (there ? { ok: true } : Promise.reject(new TypeError("offline"))),
  });
  const tick = () => Promise.all(ticks.map((one) => one()));
  const comes = () => {
    there = true;
  };
  return { document, reload, tick, comes };
}

it.each([
  { languages: ["de-CH", "en"], settings: {}, words: de },
  { languages: ["en"], settings: { language: "fr" }, words: fr },
  { languages: ["ja", "it-IT"], settings: {}, words: italian },
  { languages: ["ja"], settings: {}, words: en },
])("speaks the reader's language: %j", async ({ languages, settings, words }) => {
  const { document } = await shown(languages, settings);
  expect(document.querySelector("h1")?.textContent).toBe(words.title);
  expect(document.querySelector("p")?.textContent).toBe(words.text);
  expect(document.querySelector("button")?.textContent).toBe(words.again);
});

it("comes back by itself, once the server answers", async () => {
  const { reload, tick, comes } = await shown(["en"], { theme: "day" });
  await tick();
  expect(reload).not.toHaveBeenCalled();
  comes();
  await tick();
  expect(reload).toHaveBeenCalledOnce();
});
