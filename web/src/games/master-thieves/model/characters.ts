// The six characters, in the order in which they take their turns.

import type { Character, View } from "../../../generated/master_thieves";

export const CHARACTERS: readonly Character[] = [
  "smuggler",
  "jeweler",
  "gemologist",
  "thief",
  "master_thief",
  "detective",
];

/** List the seats as the strip of the round shows them: by their open cards, hidden ones last. */
export function stripOrder(view: View): number[] {
  const rank = (seat: number): number => {
    const card = view.revealed.includes(seat) ? view.seats[seat]?.card : null;
    return card ? CHARACTERS.indexOf(card[0]) * 10 + card[1] : 1000 + seat;
  };
  return view.seats.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b));
}
