// How English speaks of somebody: “you take”, “Ann takes”; “your alarm”, “Ann’s alarm”.

import { capital } from "../capital";
import type { Who } from "../who";
import { list } from "./grammar";

/** Somebody does something, inside a sentence. */
export const acts = (who: Who, you: string, other: string) =>
  who.you ? `you ${you}` : `${who.name} ${other}`;

/** Somebody does something, at the beginning of a sentence. */
export const does = (who: Who, you: string, other: string) =>
  who.you ? `You ${you}` : `${who.name} ${other}`;

export const whom = (who: Who) => (who.you ? "you" : who.name);
export const whose = (who: Who) => (who.you ? "your" : `${who.name}’s`);
export const Whose = (who: Who) => (who.you ? "Your" : `${who.name}’s`);

/** What belongs to whoever acts: “you keep your alarm”, “Ann keeps the alarm”. */
export const own = (who: Who) => (who.you ? "your" : "the");

/** You first, as one says it; then the others. */
export const all = (whos: readonly Who[]) => {
  const names = whos.filter((who) => !who.you).map((who) => who.name);
  return list(whos.some((who) => who.you) ? ["you", ...names] : names);
};

export const win = (whos: readonly Who[]) => {
  const told = all(whos);
  const alone = whos.length === 1 && !whos[0]?.you;
  return `${capital(told)} ${alone ? "wins" : "win"}`;
};
