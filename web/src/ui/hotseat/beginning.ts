import { beReady, openOwn } from "../../fairness/fairness";
import type { TableAnswer } from "../../generated/api";
import * as api from "../../net/api";
import { noteBegun } from "../../store/decided";

/** Begin at once where nobody has to come from elsewhere; tell whether it has begun. */
export async function beginIfAllHere(table: TableAnswer): Promise<boolean> {
  const here = (person: string | null) => person !== null && person === table.host;
  if (!table.seats.every((chair) => chair.bot !== null || here(chair.person))) return false;
  const own = table.seats.findIndex((chair) => here(chair.person) && !chair.companion);
  await beReady(table, own);
  const mine = table.seats.flatMap((chair, seat) => (chair.bot === null ? [seat] : []));
  if (mine.length === 1) noteBegun(table.id, mine[0] ?? 0); // bots may move before one is there
  await openOwn(await api.start(table.id), own);
  return true;
}
