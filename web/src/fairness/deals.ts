// What a deal shows openly, dealt once more from the stream of chance (docs/architecture.md says
// in which order it is drawn). It is held against what the server says was dealt.

import type { Fields } from "../naming/words";
import type { Chance } from "./chance";

type Told = Record<string, unknown>;

const CHARACTERS = 6;
const CARDS = 8;
const DRAWERS = 12;
const COLOURS = ["r", "g", "b", "y"];
const SYMBOLS = ["s", "c", "m", "h", "t"];
const SQUARES = 16;

function numbers(to: number): number[] {
  return Array.from({ length: to }, (_, number) => number);
}

function kind(events: Told[], name: string): Told[] {
  return events.filter((event) => event.event === name);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Every seat's six cards, and who fills the box first (MT-3.2, MT-3.6). */
function masterDeal(chance: Chance, players: number, events: Told[]): boolean {
  chance.shuffle(numbers(DRAWERS)); // the grains
  const cards = numbers(CARDS).map((number) => number + 1);
  const stacks: number[][] = [];
  for (let character = 0; character < CHARACTERS; character++) {
    stacks.push(chance.draw(cards, players));
  }
  const first = chance.below(players);
  const hands = numbers(players).map((seat) => stacks.map((stack) => stack[seat]));
  const dealt = kind(events, "Dealt");
  const filling = kind(events, "FillingBegun")[0];
  return (
    dealt.length === players &&
    dealt.every((event) => same(event.numbers, hands[Number(event.seat)])) &&
    (filling === undefined || filling.seat === first)
  );
}

/** The sixteen jars on the board, and who begins (FT-3.1, FT-3.4). */
function fortyDeal(chance: Chance, players: number, events: Told[], rules: Fields): boolean {
  if (rules.fixed_jars !== true) {
    for (const _ of COLOURS) chance.below(44);
    for (const _ of SYMBOLS) chance.below(9);
    chance.shuffle(numbers(COLOURS.length * SYMBOLS.length));
  }
  const jars = COLOURS.length * SYMBOLS.length * 3;
  const tiles = numbers(jars + 3).filter((tile) =>
    tile < jars ? rules.family !== true || tile % 3 !== 2 : rules.three_tales === true,
  );
  const order = chance.shuffle(tiles);
  const first = chance.below(players);
  const laid = kind(events, "BoardLaid")[0];
  const backs = order.slice(0, SQUARES).map((tile) => backOf(tile, jars));
  const told = Array.isArray(laid?.jars) ? laid.jars : [];
  return (
    told.length === SQUARES &&
    backs.every((back, square) => back === null || back === told[square]) &&
    kind(events, "TurnBegun")[0]?.seat === first
  );
}

/** The word of a tile's back; a golden one has none. */
function backOf(tile: number, jars: number): string | null {
  if (tile >= jars) return null;
  const jar = Math.floor(tile / 3);
  return `${COLOURS[Math.floor(jar / 5)]}${SYMBOLS[jar % 5]}`;
}

/** Deal again; say whether what lay open is what follows from the stream. null: unknown game. */
export function dealFits(
  game: string,
  chance: Chance,
  players: number,
  rules: Fields,
  events: Told[],
): boolean | null {
  if (game === "master-thieves") return masterDeal(chance, players, events);
  if (game === "forty-thieves") return fortyDeal(chance, players, events, rules);
  return null;
}
