// How a table is laid where nobody has chosen anything.

import type { GameAnswer, MemoryAid, Pace, TableBody } from "../generated/api";
import { settings } from "../store/settings";

/** How many sit at a table, oneself included. */
const SEATS: Record<string, number> = { "master-thieves": 4, "forty-thieves": 3 };

type Room = Pick<GameAnswer, "least_seats" | "most_seats">;

export interface Usual {
  seats: (room: Room) => number;
  memory: MemoryAid;
  /** 40 Thieves is deduction: who wants to may write down what was seen. */
  notes: boolean;
  pace: () => Pace;
}

export function usualCompany(game: string): Usual {
  return {
    seats: ({ least_seats, most_seats }) => Math.min(most_seats, SEATS[game] ?? least_seats),
    memory: "round",
    notes: game === "forty-thieves",
    pace: wantedPace,
  };
}

/** A table for friends, as it is opened without a question; its lobby has all the options. */
export function usualTable(game: GameAnswer): TableBody {
  const usual = usualCompany(game.name);
  const { memory, notes } = usual;
  return {
    game: game.name,
    seats: usual.seats(game),
    memory_aid: memory,
    notes,
    score: true,
    pace: usual.pace(),
  };
}

function wantedPace(): Pace {
  return settings.get().pace;
}
