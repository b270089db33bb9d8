// How a lobby stands for one of those who look at it.

import type { SeatAnswer, TableAnswer } from "../../generated/api";

export function isFree(seat: SeatAnswer): boolean {
  return seat.person === null && seat.bot === null;
}

export function seatOfPerson(lobby: TableAnswer, me: string | null): number | null {
  const found = lobby.seats.findIndex(
    (seat) => me !== null && seat.person === me && !seat.companion,
  );
  return found < 0 ? null : found;
}

export interface LobbyStanding {
  mine: number | null;
  isHost: boolean;
  host: string;
  free: number[];
  /** The names of those who sit but are not ready. */
  unready: string[];
  canStart: boolean;
}

export function standingOf(lobby: TableAnswer, me: string | null): LobbyStanding {
  const free = lobby.seats.flatMap((seat, number) => (isFree(seat) ? [number] : []));
  const unready = lobby.seats
    .filter((seat) => !isFree(seat) && !seat.ready)
    .map((seat) => seat.name);
  return {
    mine: seatOfPerson(lobby, me),
    isHost: me !== null && lobby.host === me,
    host: lobby.seats.find((seat) => seat.person === lobby.host && !seat.companion)?.name ?? "",
    free,
    unready,
    canStart: free.length === 0 && unready.length === 0,
  };
}
