import type { TableAnswer } from "../../generated/api";
import * as api from "../../net/api";
import { bodyOf, draftOf } from "./draft";

/** Open a table with the same agreement, sit down there, and return its id. */
export async function openLike(table: TableAnswer): Promise<string> {
  const draft = draftOf(await api.fetchGame(table.game), table);
  const seats = draft.seats.map(() => null);
  const opened = await api.openTable(bodyOf({ ...draft, seats, companions: {} }));
  await api.sit(opened.id, 0);
  return opened.id;
}
