// What a deal shows openly, dealt once more from the stream of chance (docs/deals.md says in
// which order it is drawn). It is held against what the server says was dealt.

import type { ChanceStream } from "../../fairness/chance";
import { eventsOf, firstSeat, numbers, same } from "../../fairness/dealing";
import type { Json } from "../../store/tableState";
import type { Fields } from "../../table/fields";

const CHARACTERS = 6;
const CARDS = 8;
const DRAWERS = 12;

/** Every seat's six cards, and who fills the box first (MT-3.2, MT-3.6). */
export function masterDealFits(
  chance: ChanceStream,
  players: number,
  rules: Fields,
  events: Json[],
): boolean {
  chance.shuffle(numbers(DRAWERS)); // the grains
  const cards = numbers(CARDS).map((number) => number + 1);
  const stacks: number[][] = [];
  for (let character = 0; character < CHARACTERS; character++) {
    stacks.push(chance.draw(cards, players));
  }
  const first = firstSeat(chance, players, rules);
  const hands = numbers(players).map((seat) => stacks.map((stack) => stack[seat]));
  const dealt = eventsOf(events, "Dealt");
  const filling = eventsOf(events, "FillingBegun")[0];
  return (
    dealt.length === players &&
    dealt.every((event) => same(event.numbers, hands[Number(event.seat)])) &&
    (filling === undefined || filling.seat === first)
  );
}
