// What a page shows of its table, and what the server says of the same.

import type { Page } from "playwright-core";
import type { AnyAction } from "../../src/generated/protocol";
import type { Probe } from "../../src/ui/frame/useProbe";
import { PATIENCE_MS } from "./browser";

declare global {
  interface Window {
    /** The step at which the table stood when something was last about to be decided. */
    settledAt?: number;
  }
}

export interface Asked {
  since: number;
  actions: string[];
  choices: AnyAction[];
}

export async function probe(page: Page): Promise<Probe | null> {
  return page.evaluate(() => window.larceny?.() ?? null);
}

export function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** What the server shows this seat, asked over a socket of its own. */
export async function serverView(page: Page, table: string): Promise<unknown> {
  return page.evaluate(
    (id) =>
      new Promise((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        socket.onmessage = (event) => {
          const said = JSON.parse(String(event.data));
          if (said.type === "welcome")
            socket.send(JSON.stringify({ type: "subscribe", table: id }));
          if (said.type === "snapshot") {
            done(said.view);
            socket.close();
          }
        };
      }),
    table,
  );
}

/** Wait until the page asks for something; null when the game is over, or has come to a step. */
export async function nextQuestion(
  page: Page,
  after: number,
  untilSeq: number,
): Promise<Asked | null> {
  const found = await page.evaluate(
    ([last, until, patience]) =>
      new Promise<Asked | "over" | "nothing">((done) => {
        const finish = (what: Asked | "over" | "nothing") => {
          clearTimeout(timer);
          window.removeEventListener("larceny", look);
          done(what);
        };
        const look = () => {
          const now = window.larceny?.();
          if (now === undefined || now.moving) return;
          const ended = now.status === "over" || now.status === "abandoned";
          if (ended || (until !== null && now.seq >= until)) finish("over");
          else if (now.legal !== null && now.legal.since > last) {
            window.settledAt = now.seq;
            finish(now.legal);
          }
        };
        const timer = setTimeout(() => finish("nothing"), patience);
        window.addEventListener("larceny", look);
        look();
      }),
    [after, Number.isFinite(untilSeq) ? untilSeq : null, PATIENCE_MS] as const,
  );
  if (found === "nothing") {
    throw new Error(`nothing is asked: ${JSON.stringify(await probe(page))}`);
  }
  return found === "over" ? null : found;
}

/** Wait until nothing moves; tell at which step the table then stands. */
export async function settled(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () => {
          const now = window.larceny?.();
          if (now === undefined || now.moving) return;
          window.removeEventListener("larceny", look);
          window.settledAt = now.seq;
          done(now.seq);
        };
        window.addEventListener("larceny", look);
        look();
      }),
  );
}

/** What came of touching things: the question is answered, or a button for the word is there. */
export type Outcome = "answered" | "button" | "nothing";

/** So long after others have moved nothing comes any more of a touch that was not noticed. */
const NOTICED_MS = 2_000;

/**
 * Wait for what comes of the last touch; without a word, only whether the question is answered.
 * Nothing comes of it where others moved meanwhile, so that the table did not listen.
 */
export async function outcome(page: Page, since: number, word: string | null): Promise<Outcome> {
  return page.evaluate(
    ([question, wanted, patience, noticed]) =>
      new Promise<Outcome>((done) => {
        const began = performance.now();
        const first = window.settledAt ?? window.larceny?.().seq;
        const look = () => {
          const now = window.larceny?.();
          if (now?.owes !== question) return done("answered");
          const named = wanted === null ? null : `[data-word="${wanted}"]`;
          const buttons = named === null ? [] : [...document.querySelectorAll(named)];
          if (buttons.some((button) => button.checkVisibility())) return done("button");
          const wait = now.seq === first ? patience : noticed;
          if (performance.now() > began + wait) return done("nothing");
          setTimeout(look, 5);
        };
        look();
      }),
    [since, word, PATIENCE_MS, NOTICED_MS] as const,
  );
}

export async function isAsked(page: Page, since: number): Promise<boolean> {
  return page.evaluate((question) => window.larceny?.().owes === question, since);
}
