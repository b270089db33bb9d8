// Somebody who plays a whole game through the page: by pointer, by touch, by keys alone, or by what
// a screen reader tells. What may be decided is read from the page; how, is what people do.

import type { Page } from "playwright-core";
import type { Dice } from "../solid/dice";
import { decideByKeys, isLost } from "./keyboard";
import { decideByNames } from "./listener";
import { decideByPointing } from "./pointer";
import { type Asked, isAsked, nextQuestion, outcome, settled } from "./watching";

export { type Dice, dice } from "../solid/dice";
export { nextQuestion, probe, serverView, tableOf } from "./watching";

export type Hand = "pointer" | "touch" | "keyboard" | "listener";
export interface Played {
  decisions: number;
  /** Decisions by keys after which the focus was nowhere when the next was asked. */
  lost: string[];
}

export interface Until {
  decisions?: number;
  seq?: number;
  /** Called with every question before it is answered. */
  asked?: (question: Asked) => Promise<void>;
}

/** Play until the game is over, for so many decisions, or until it has come to a step. */
export async function playOn(
  page: Page,
  hand: Hand,
  roll: Dice,
  until: number | Until = {},
): Promise<Played> {
  const ends = typeof until === "number" ? { decisions: until } : until;
  const most = ends.decisions ?? Number.POSITIVE_INFINITY;
  const played: Played = { decisions: 0, lost: [] };
  let answered = -1;
  let last = "the beginning";
  while (played.decisions < most) {
    const asked = await nextQuestion(page, answered, ends.seq ?? Number.POSITIVE_INFINITY);
    if (asked === null) break;
    if (hand === "keyboard" && (await isLost(page))) played.lost.push(last);
    await (ends as Until).asked?.(asked);
    last = asked.actions[roll(asked.actions.length)] ?? "";
    await decide(page, last, asked.since, hand, roll);
    if (hand === "keyboard" && (await isLost(page))) played.lost.push(`${last}, while waiting`);
    answered = asked.since;
    played.decisions += 1;
  }
  return played;
}

/** Decide something as a person would, and see that it is taken. */
export async function decide(
  page: Page,
  word: string,
  since: number,
  hand: Hand,
  roll: Dice,
): Promise<void> {
  await insist(page, word, since, () => {
    if (hand === "keyboard") return decideByKeys(page, word, since, roll(2) === 1);
    if (hand === "listener") return decideByNames(page, word, since);
    return decideByPointing(page, word, since, hand, roll(2) === 1);
  });
}

/**
 * Do what is to decide something until it is taken. Where others moved meanwhile, so that the table
 * did not listen, a person tries again; where nobody did, it is a fault.
 */
export async function insist(
  page: Page,
  word: string,
  since: number,
  deed: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const seq = await settled(page);
    const failed = await tried(page, word, since, deed);
    if (failed === null) return;
    if ((await settled(page)) === seq) throw failed;
  }
}

/** Try once; return what went wrong. */
async function tried(
  page: Page,
  word: string,
  since: number,
  deed: () => Promise<void>,
): Promise<unknown> {
  try {
    await deed();
  } catch (failed) {
    return (await isAsked(page, since)) ? failed : null;
  }
  if ((await outcome(page, since, null)) === "answered") return null;
  return new Error(`“${word}” could not be decided`);
}
