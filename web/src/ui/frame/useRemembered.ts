import { useMemo } from "react";
import { type LiveTable, useLiveCues } from "../../store/liveTable";
import { joinPast, roundBegins } from "../../store/past";
import { useStore } from "../../store/store";
import type { Json } from "../../store/tableState";

/** What this seat witnessed and may read again; null where the table helps nobody to remember. */
export function useRemembered(liveTable: LiveTable): readonly Json[] | null {
  const table = useStore(liveTable.state);
  const past = useStore(liveTable.past);
  const heard = useStore(liveTable.lines);
  const unseen = useLiveCues(liveTable)?.unseen ?? 0;
  const aid = table.lobby?.memory_aid ?? "none";
  const { seat } = table;
  return useMemo(() => {
    if (aid === "none" || seat === null) return null;
    const shown = heard.slice(0, heard.length - unseen); // not ahead of the table
    const happened = joinPast(past, seat, shown).filter((line) => !line.struck); // what was not taken back
    const allowed = aid === "log" ? happened : happened.slice(roundBegins(happened));
    return allowed.map((line) => line.event);
  }, [aid, seat, past, heard, unseen]);
}
