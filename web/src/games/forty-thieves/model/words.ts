// The words of decisions, taken apart into the things on the table that they name. Nothing here
// knows when a word is allowed: only what it would point at.

import type { Place, Square } from "../../../generated/forty_thieves";
import { LINES, SQUARES } from "./notation";

export interface Word {
  word: string;
  verb: string;
  /** Tiles of one's own hand, from 1. */
  slots: number[];
  squares: Square[];
  /** A sapphire (as a text, `5`) or a line. */
  place: Place | null;
  /** Whose hoard. */
  seat: number | null;
  /** What else the word says: gem, tile, token, merchant, eyes, turn. */
  what: string | null;
  /** Whether the screen has a thing to bind it to; else it is a plain button. */
  known: boolean;
}

const NOTHING = { slots: [], squares: [], place: null, seat: null, what: null, known: true };

function number(text: string | undefined, least: number, most: number): number | null {
  const value = text !== undefined && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

function all<Thing>(things: (Thing | null)[]): Thing[] | null {
  const found = things.filter((thing) => thing !== null);
  return found.length === things.length ? found : null;
}

const slotsOf = (texts: string[]) => all(texts.map((text) => number(text, 1, 3)));
const squaresIn = (texts: string[]) =>
  all(texts.map((text) => (SQUARES.includes(text) ? text : null)));

function placeOf(text: string): Place | null {
  return number(text, 1, 9) !== null || LINES.includes(text) ? text : null;
}

type Parts = Partial<Omit<Word, "word" | "verb">> | null;

/** What follows a verb, by verb; null if it is not understood. */
const READ: Record<string, (rest: string[]) => Parts> = {
  keep: (rest) => (rest.length === 0 ? {} : null),
  pass: (rest) => (rest.length === 0 ? {} : null),
  discard: (rest) => withSlots(rest),
  play: (rest) => (rest.length === 1 ? withSlots(rest) : null),
  dagger: (rest) => (rest.length === 1 ? withSlots(rest) : null),
  glimpse: (rest) => (rest.length === 1 ? withSquares(rest) : null),
  reveal: (rest) => (rest.length === 1 ? withSquares(rest) : null),
  peek: (rest) => (rest.length === 2 ? withSquares(rest) : null),
  interchange: (rest) => (rest.length === 2 ? withSquares(rest) : null),
  replace: (rest) => ontoSquare(rest),
  lead: (rest) => ontoSquare(rest),
  take: (rest) => withPlace(rest.length === 1 ? number(rest[0], 1, 9)?.toString() : undefined),
  steal: (rest) => withPlace(rest.join(" ")),
  rob: ([whose, what]) => {
    if (whose === "merchant") return { what: "merchant" };
    const seat = number(whose, 0, 3);
    return seat !== null && (what === "gem" || what === "tile") ? { seat, what } : null;
  },
  drop: ([what]) => (what === "token" || what === "tile" ? { what } : null),
  give: ([whom]) => {
    const seat = number(whom, 0, 3);
    return seat === null ? null : { seat };
  },
  wish: ([what]) => (what === "eyes" || what === "turn" || what === "merchant" ? { what } : null),
};

function withSlots(rest: string[]): Parts {
  const slots = slotsOf(rest);
  return slots === null || slots.length === 0 ? null : { slots };
}

function withSquares(rest: string[]): Parts {
  const squares = squaresIn(rest);
  return squares === null ? null : { squares };
}

function ontoSquare(rest: string[]): Parts {
  const slots = slotsOf(rest.slice(0, 1));
  const squares = squaresIn(rest.slice(1));
  return rest.length === 2 && slots !== null && squares !== null ? { slots, squares } : null;
}

function withPlace(text: string | undefined): Parts {
  const place = text === undefined ? null : placeOf(text);
  return place === null ? null : { place };
}

export function readWord(word: string): Word {
  const [verb = "", ...rest] = word.split(" ");
  const parts = READ[verb]?.(rest) ?? null;
  return { word, verb, ...NOTHING, ...(parts ?? { known: false }) };
}

/** Words that let things be: they are always one key away. */
export function isSkip(word: Word): boolean {
  return word.known && (word.verb === "pass" || word.verb === "keep");
}
