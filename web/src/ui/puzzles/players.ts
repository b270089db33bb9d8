// Who sits at the table of a puzzle: oneself, and others whom nobody knows.

import type { AllWords } from "../../i18n/use";
import type { Player } from "../../table/props";

export function playersAt(t: AllWords, count: number, you: number): Player[] {
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
