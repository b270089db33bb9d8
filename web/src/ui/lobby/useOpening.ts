import { useEffect } from "react";
import { openOwn } from "../../fairness/fairness";
import type { TableAnswer } from "../../generated/api";
import { seatOfPerson } from "./standing";

/** Open what this browser has sealed as soon as it is asked to; nobody has to press anything. */
export function useOpening(lobby: TableAnswer | null, me: string | null): void {
  useEffect(() => {
    if (lobby !== null) void openOwn(lobby, seatOfPerson(lobby, me));
  }, [lobby, me]);
}

/** Whether a game has begun that cannot be dealt yet: somebody, or the beacon, is awaited. */
export function isOpening({ opening }: TableAnswer): boolean {
  if (!opening) return false;
  return opening.waiting.length > 0 || opening.beacon?.randomness === "";
}
