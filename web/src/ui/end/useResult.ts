import { useQuery } from "../../hooks/useQuery";
import * as api from "../../net/api";
import type { Json } from "../../store/tableState";

/**
 * The table as it stood at the end, with its result: points, winners and how it ended. A game whose
 * views do not tell them is asked for its record.
 */
export function useResult(table: string, last: Json): Json {
  const told = "winners" in last;
  const { value } = useQuery(async () => {
    const record = told ? null : await api.fetchRecord(table);
    return record !== null && "result" in record ? record.result : null;
  }, [table, told]);
  return value === null ? last : { ...last, ...value };
}
