// What is worked out about tables in lists: who sits there, what is free, which fit.

import type { TableAnswer } from "../../generated/api";
import type { FirstWords } from "../../i18n/use";
import { chairName } from "../../naming/words";
import type { TableFilter } from "../../net/api";
import { seatOfPerson } from "../lobby/standing";

export interface Filter {
  game: string;
  edition: string;
  free: number;
}

export const ANY: Filter = { game: "", edition: "", free: 0 };

/** What to ask the server for; what is not filtered is not asked. */
export function wantedBy(filter: Filter): TableFilter {
  return {
    ...(filter.game === "" ? {} : { game: filter.game }),
    ...(filter.edition === "" ? {} : { edition: filter.edition }),
    ...(filter.free === 0 ? {} : { free_seats: filter.free }),
    limit: 50,
  };
}

/** A game's editions are its own: another game forgets the edition that was chosen. */
export function withGame(filter: Filter, game: string): Filter {
  return { ...filter, game, edition: game === filter.game ? filter.edition : "" };
}

export function freeSeats(table: TableAnswer): number {
  return table.seats.filter((seat) => seat.person === null && seat.bot === null).length;
}

export function hostName(table: TableAnswer): string {
  return table.seats.find((seat) => seat.person === table.host && !seat.companion)?.name ?? "";
}

/** The names of those who sit there, without mine. */
export function othersAt(t: FirstWords, table: TableAnswer, me: string | null): string[] {
  return table.seats
    .filter(
      (seat) => seat.name !== "" && (seat.person === null || seat.person !== me || seat.companion),
    )
    .map((seat) => chairName(t, seat));
}

export function isOngoing(table: TableAnswer): boolean {
  return table.status === "lobby" || table.status === "playing";
}

export function isFinished(table: TableAnswer): boolean {
  return table.status === "over";
}

/** Find the id of a table in what somebody typed or pasted: an address, a link, or the id itself. */
export function tableIdIn(text: string): string | null {
  const typed = text.trim();
  const inPath = /\/(?:table|replay)\/([A-Za-z0-9_-]{8,40})(?:[/?#]|$)/.exec(typed);
  if (inPath?.[1] !== undefined) return inPath[1];
  return /^[A-Za-z0-9_-]{8,40}$/.test(typed) ? typed : null;
}

/** Where a game can be seen again: as I saw it, if I sat there. */
export function replayOf(table: TableAnswer, me: string | null): string {
  const seat = seatOfPerson(table, me);
  return seat === null ? `/replay/${table.id}` : `/replay/${table.id}?eyes=${seat}`;
}
