// What a push tells, and the sentences that are made of it: in the service worker, where no screen is.

import type { notify as english } from "../i18n/en/notify";
import type { Messages } from "../i18n/messages";

export type NotifyWords = Messages<typeof english>;

/** That it is somebody's turn; the same turn of the same table is told once. */
export interface TurnMessage {
  kind: "turn";
  table: string;
  turn: number;
  game: string;
  others: string[];
  language: string;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Read what came; anything else than a turn is not for us. */
export function readTurn(text: string): TurnMessage | null {
  try {
    const { kind, table, turn, game, others, language } = JSON.parse(text) as Partial<TurnMessage>;
    const names = Array.isArray(others) ? others.filter(isText) : [];
    const whole = kind === "turn" && isText(table) && isText(game) && Number.isInteger(turn);
    if (!whole || !/^[A-Za-z0-9_-]{8,40}$/.test(table) || turn === undefined) return null;
    return { kind, table, turn, game, others: names, language: isText(language) ? language : "en" };
  } catch {
    return null;
  }
}

/** By what a table's notification is known: a newer one takes the place of the older. */
export const tagOf = (table: string): string => `turn/${table}`;
export const pathOf = (table: string): string => `/table/${table}`;

export interface NotificationText {
  title: string;
  body: string;
}

/** The text of a notification that it is somebody's turn, in a language. */
export function turnNotification(
  words: NotifyWords,
  game: string,
  others: string[],
): NotificationText {
  return {
    title: words.turnAt({ game }),
    body: others.length === 0 ? words.waitsAlone : words.waits({ names: others }),
  };
}
