import { useEffect } from "react";
import type { TableAnswer } from "../../generated/api";
import { tableConnection } from "../../net/tableConnection";
import { seatsHere } from "../hotseat/seatsHere";

/**
 * Who sits down after having looked on follows the table anew, as that seat; and who gets up, as
 * nobody. Where several play at this device the curtain decides whose eyes look.
 */
export function useOwnSeat(
  lobby: TableAnswer | null,
  me: string | null,
  followed: number | null,
): void {
  const here = lobby === null ? [] : seatsHere(lobby, me);
  const own = here.length === 1 ? (here[0] ?? null) : null;
  const id = lobby?.id ?? null;
  const strange = id !== null && here.length < 2 && own !== followed;
  useEffect(() => {
    if (strange && id !== null) tableConnection.resubscribe(id);
  }, [strange, id]);
}
