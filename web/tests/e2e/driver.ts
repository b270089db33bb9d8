// Somebody who plays a whole game through the page, by pointer, by touch or by keyboard alone. What
// may be decided is read from the page; how it is decided is what people do: click on things.

import type { Page } from "playwright-core";
import type { Probe } from "../../src/ui/frame/useProbe";

export interface Asked {
  since: number;
  actions: string[];
}

export type Hand = "pointer" | "touch" | "keyboard";

export async function probe(page: Page): Promise<Probe | null> {
  return page.evaluate(() => window.larceny?.() ?? null);
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

export function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** A die that falls the same way every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Wait until the page asks for something; null when the game is over, or has come to a step. */
export async function nextQuestion(
  page: Page,
  after: number,
  untilSeq: number,
): Promise<Asked | null> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const now = await probe(page);
    if (now !== null && !now.moving) {
      if (now.status === "over" || now.status === "abandoned" || now.seq >= untilSeq) return null;
      if (now.legal !== null && now.legal.since > after) return now.legal;
    }
    await page.waitForTimeout(40);
  }
  throw new Error(`nothing is asked: ${JSON.stringify(await probe(page))}`);
}

export interface Played {
  decisions: number;
  /** Decisions that had no thing of their own on the table. */
  unbound: string[];
}

/** Play until the game is over, for so many decisions, or until it has come to a step. */
export async function playOn(
  page: Page,
  hand: Hand,
  roll: (sides: number) => number,
  most = Number.POSITIVE_INFINITY,
  untilSeq = Number.POSITIVE_INFINITY,
): Promise<Played> {
  const played: Played = { decisions: 0, unbound: [] };
  let answered = -1;
  while (played.decisions < most) {
    const asked = await nextQuestion(page, answered, untilSeq);
    if (asked === null) break;
    const word = asked.actions[roll(asked.actions.length)] ?? "";
    await decide(page, word, hand);
    answered = asked.since;
    played.decisions += 1;
  }
  return played;
}

/** Decide something as a person would: by the things that the word names, then by its button. */
export async function decide(page: Page, word: string, hand: Hand): Promise<void> {
  const since = (await probe(page))?.legal?.since ?? -1;
  const stillAsked = async () => (await probe(page))?.legal?.since === since;
  for (const thing of thingsIn(word)) {
    if (!(await stillAsked())) return;
    await bring(page, thing, hand);
    const found = page.locator(thing.selector).filter({ visible: true }).first();
    if ((await found.count()) > 0) await use(page, found, hand);
  }
  const button = page.locator(`[data-word="${word}"]`).filter({ visible: true }).first();
  await page.waitForTimeout(30);
  if ((await stillAsked()) && (await button.count()) > 0) await use(page, button, hand);
  for (let tries = 0; tries < 100; tries += 1) {
    if (!(await stillAsked())) return;
    await page.waitForTimeout(30);
  }
  throw new Error(`“${word}” could not be decided by ${hand}`);
}

interface Named {
  selector: string;
  /** A drawer may be on another side of the box. */
  place: string | null;
}

function thingsIn(word: string): Named[] {
  const [verb = "", ...names] = word.split(" ");
  if (verb === "open") {
    return names.map((place) => ({ selector: `button[data-place="${place}"]`, place }));
  }
  if (verb === "steal" || verb === "take") {
    return [{ selector: `[data-place="${names.join(" ")}"]`, place: null }];
  }
  const squares = names.filter((name) => /^[a-d][1-4]$/.test(name) || /^[1-3]$/.test(name));
  const picked = [
    ...["glimpse", "peek", "reveal", "replace", "lead", "interchange", "discard"],
    ...["play", "dagger"],
  ];
  if (!picked.includes(verb)) return [];
  return squares.map((name) => ({ selector: `[data-thing="${name}"]`, place: null }));
}

/** Walk round the box until a drawer's side is in front. */
async function bring(page: Page, thing: Named, hand: Hand): Promise<void> {
  const side = thing.place?.match(/^[TMB]\.([NESW])$/)?.[1];
  if (side === undefined) return;
  for (let sides = 0; sides < 4; sides += 1) {
    const facing = await page.locator("[data-facing]").first().getAttribute("data-facing");
    if (facing === side) return;
    await use(page, page.locator("[data-look=next]").filter({ visible: true }).first(), hand);
    await page.waitForTimeout(60);
  }
}

type Found = ReturnType<Page["locator"]>;

async function use(page: Page, thing: Found, hand: Hand): Promise<void> {
  if (hand === "pointer") return thing.click();
  if (hand === "touch") return thing.tap();
  await thing.focus();
  await page.keyboard.press("Enter");
}
