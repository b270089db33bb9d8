// Comment le français parle de quelqu’un : « tu prends », « Ann prend » ; « ton tour », « le tour d’Ann ».

import type { Who } from "../who";
import { list, withDe } from "./grammar";

/** Quelqu’un fait quelque chose, au milieu de la phrase. */
export const acts = (who: Who, you: string, other: string) =>
  who.you ? `tu ${you}` : `${who.name} ${other}`;

/** Quelqu’un fait quelque chose, au début de la phrase. */
export const does = (who: Who, you: string, other: string) =>
  who.you ? `Tu ${you}` : `${who.name} ${other}`;

/** Après une préposition : « pour toi », « sauf Ann ». */
export const whom = (who: Who) => (who.you ? "toi" : who.name);

/** « ton alarme », « l’alarme d’Ann » : l’article et le nom de la chose, puis à qui elle est. */
export const alarm = (who: Who) => (who.you ? "ton alarme" : `l’alarme ${withDe(who.name)}`);
export const Alarm = (who: Who) => (who.you ? "Ton alarme" : `L’alarme ${withDe(who.name)}`);
export const Turn = (who: Who) => (who.you ? "Ton tour" : `Le tour ${withDe(who.name)}`);
export const own = (who: Who, yours: string, other: string) => (who.you ? yours : other);

/** Les autres d’abord, toi à la fin, comme on le dit. */
export const all = (whos: readonly Who[]) => {
  const names = whos.filter((who) => !who.you).map((who) => who.name);
  return list(whos.some((who) => who.you) ? [...names, "toi"] : names);
};

export const win = (whos: readonly Who[]) => {
  const mine = whos.some((who) => who.you);
  if (whos.length === 1) return mine ? "Tu gagnes" : `${all(whos)} gagne`;
  return `${all(whos)} ${mine ? "gagnez" : "gagnent"}`;
};
