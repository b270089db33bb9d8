// Who sits at the table of a puzzle: oneself, and others whom nobody knows.

import type { Words } from "../../i18n/use";
import type { Player } from "../../table/props";

export function playersAt(t: Words, count: number, you: number): Player[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: t.puzzles.player({ number: seat + 1 }),
    colour: seat,
    bot: null,
    connected: true,
    away: false,
    you: seat === you,
  }));
}
