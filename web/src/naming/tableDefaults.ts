// The settings of a new table where nobody has chosen anything.

import type { GameAnswer, MemoryAid, Pace, TableBody } from "../generated/api";
import { settingsStore } from "../store/settings";
import { moduleOf } from "../table/registry";

type Room = Pick<GameAnswer, "least_seats" | "most_seats">;

export interface TableDefaults {
  seats: (room: Room) => number;
  memory: MemoryAid;
  notes: boolean;
  pace: () => Pace;
}

export function defaultTableSettings(game: string): TableDefaults {
  const { quickSeats, notes } = moduleOf(game);
  return {
    seats: ({ least_seats, most_seats }) => Math.min(most_seats, quickSeats ?? least_seats),
    memory: "round",
    notes,
    pace: wantedPace,
  };
}

/** A table for friends, as it is opened without a question; its lobby has all the options. */
export function defaultTable(game: GameAnswer): TableBody {
  const usual = defaultTableSettings(game.name);
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
  return settingsStore.get().pace;
}
