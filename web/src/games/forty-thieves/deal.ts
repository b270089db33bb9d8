// What a deal shows openly, dealt once more from the stream of chance (docs/deals.md says in
// which order it is drawn). It is held against what the server says was dealt.

import type { ChanceStream } from "../../fairness/chance";
import { eventsOf, firstSeat, numbers } from "../../fairness/dealing";
import type { Json } from "../../store/tableState";
import type { Fields } from "../../table/fields";

const COLOURS = ["r", "g", "b", "y"];
const SYMBOLS = ["s", "c", "m", "h", "t"];
const SQUARES = 16;

/** The sixteen jars on the board, and who begins (FT-3.1, FT-3.4). */
export function fortyDealFits(
  chance: ChanceStream,
  players: number,
  rules: Fields,
  events: Json[],
): boolean {
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
  const first = firstSeat(chance, players, rules);
  const laid = eventsOf(events, "BoardLaid")[0];
  const backs = order.slice(0, SQUARES).map((tile) => backOf(tile, jars));
  const told = Array.isArray(laid?.jars) ? laid.jars : [];
  return (
    told.length === SQUARES &&
    backs.every((back, square) => back === null || back === told[square]) &&
    eventsOf(events, "TurnBegun")[0]?.seat === first
  );
}

/** The word of a tile's back; a golden one has none. */
function backOf(tile: number, jars: number): string | null {
  if (tile >= jars) return null;
  const jar = Math.floor(tile / 3);
  return `${COLOURS[Math.floor(jar / 5)]}${SYMBOLS[jar % 5]}`;
}
