import type { TableAnswer } from "../../generated/api";

/** The seats that are played at this device: one's own, and those of whoever sits beside. */
export function seatsHere(lobby: TableAnswer, me: string | null): number[] {
  return lobby.seats.flatMap((chair, seat) => (me !== null && chair.person === me ? [seat] : []));
}

/** Who of those who are asked takes the device next: in the order of seats, after the last one. */
export function nextOf(asked: number[], last: number | null): number | null {
  const after = asked.find((seat) => last !== null && seat > last);
  return after ?? asked[0] ?? null;
}
