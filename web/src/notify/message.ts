// What a push tells, and the sentences that are made of it: in the service worker, where no screen is.

import type { notify as english } from "../i18n/en/notify";
import type { Messages } from "../i18n/messages";

export type NotifyWords = Messages<typeof english>;

/** That it is somebody's turn, told once; or that a table is full at which somebody sits. */
export interface TurnMessage {
  kind: "turn" | "full";
  table: string;
  turn: number;
  game: string;
  others: string[];
  language: string;
}

/** That somebody asks one to come to a table. */
export interface InvitationMessage {
  kind: "invitation";
  table: string;
  game: string;
  by: string;
  language: string;
}

const isText = (value: unknown): value is string => typeof value === "string";

const isTable = (value: unknown): value is string =>
  isText(value) && /^[A-Za-z0-9_-]{8,40}$/.test(value);

/** Read an invitation; null: it is none. */
export function readInvitation(text: string): InvitationMessage | null {
  try {
    const { kind, table, game, by, language } = JSON.parse(text) as Partial<InvitationMessage>;
    if (kind !== "invitation" || !isTable(table) || !isText(game) || !isText(by)) return null;
    return { kind, table, game, by, language: isText(language) ? language : "en" };
  } catch {
    return null;
  }
}

/** Read what came; anything else is not for us. */
export function readTurn(text: string): TurnMessage | null {
  try {
    const { kind, table, turn, game, others, language } = JSON.parse(text) as Partial<TurnMessage>;
    const names = Array.isArray(others) ? others.filter(isText) : [];
    const isOurs = kind === "turn" || kind === "full";
    const whole = isOurs && isTable(table) && isText(game) && Number.isInteger(turn);
    if (!whole || turn === undefined) return null;
    return { kind, table, turn, game, others: names, language: isText(language) ? language : "en" };
  } catch {
    return null;
  }
}

/** By what a table's notification is known: a newer one takes the place of the older. */
export const tagOf = (table: string): string => `turn/${table}`;
export const pathOf = (table: string): string => `/table/${table}`;

/** By what an invitation to a table is known. */
export const invitedTagOf = (table: string): string => `invitation/${table}`;

export interface NotificationText {
  title: string;
  body: string;
}

/** The text of a notification that a table is full, in a language. */
export function fullNotification(
  words: NotifyWords,
  game: string,
  others: string[],
): NotificationText {
  return { title: words.fullAt({ game }), body: words.full({ names: others }) };
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

/** The text of a notification that one is invited, in a language. */
export function invitationNotification(
  words: NotifyWords,
  game: string,
  by: string,
): NotificationText {
  return { title: words.invitedTo({ game }), body: words.invitedBy({ name: by }) };
}
