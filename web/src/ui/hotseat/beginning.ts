import { beReady } from "../../fairness/fairness";
import type { TableAnswer } from "../../generated/api";
import * as api from "../../net/api";

/** Begin at once where nobody has to come from elsewhere; tell whether it has begun. */
export async function beginIfAllHere(table: TableAnswer): Promise<boolean> {
  const here = (person: string | null) => person !== null && person === table.host;
  if (!table.seats.every((chair) => chair.bot !== null || here(chair.person))) return false;
  await beReady(table);
  await api.start(table.id);
  return true;
}
