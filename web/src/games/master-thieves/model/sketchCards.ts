// What events openly change about cards and turns.

import type { Character, GameEvent, View } from "../../../generated/master_thieves";
import { CHARACTERS } from "./characters";
import { withSeat } from "./withSeat";

export function sketchCards(view: View, event: GameEvent): View {
  switch (event.event) {
    case "Dealt": {
      const { numbers } = event;
      return withSeat(view, event.seat, () => ({
        cards_left: CHARACTERS.length,
        hand: numbers === null ? null : CHARACTERS.map((c, at) => [c, numbers[at] ?? 0]),
      }));
    }
    case "RoundBegun":
      return {
        ...view,
        round: event.round,
        phase: "choose",
        actor: null,
        deciders: view.seats.map((_, seat) => seat),
      };
    case "Chose": {
      const next = { ...view, deciders: view.deciders.filter((seat) => seat !== event.seat) };
      return withSeat(next, event.seat, (mine) => ({
        has_chosen: true,
        cards_left: Math.max(0, mine.cards_left - 1),
        card: cardOf(mine.hand, event.character),
        hand: mine.hand?.filter(([character]) => character !== event.character) ?? null,
      }));
    }
    case "Revealed": {
      const seats = event.cards.map(([seat]) => seat);
      const revealed = [...new Set([...view.revealed, ...seats])].sort((a, b) => a - b);
      return event.cards.reduce(
        (shown, [seat, character, number]) =>
          withSeat(shown, seat, () => ({ card: [character, number] })),
        { ...view, revealed },
      );
    }
    case "TurnBegun":
      return {
        ...view,
        phase: "open",
        actor: event.seat,
        deciders: [event.seat],
        queue: view.queue.filter((seat) => seat !== event.seat),
      };
    case "TurnEnded":
      return {
        ...view,
        open_drawer: null,
        acted: [...new Set([...view.acted, event.seat])].sort((a, b) => a - b),
        fell: false,
        placements: 0,
        placed: 0,
        alarm_set: false,
        rotations: 0,
        flips: 0,
      };
    case "RoundEnded":
      return {
        ...view,
        actor: null,
        deciders: [],
        revealed: [],
        acted: [],
        droppers: [],
        queue: [],
        pickers: [],
        seats: view.seats.map((mine) => ({ ...mine, card: null, has_chosen: false })),
      };
    case "FillingBegun":
      return {
        ...view,
        phase: "fill",
        deciders: [event.seat],
        share: event.share,
        to_fill: view.to_fill.filter((seat) => seat !== event.seat),
      };
    default:
      return view;
  }
}

function cardOf(
  hand: [Character, number][] | null,
  character: Character | null,
): [Character, number] | null {
  return hand?.find(([mine]) => mine === character) ?? null;
}
