import { useMemo } from "react";
import { type Following, useLive } from "../../store/following";
import { joined, roundBegins } from "../../store/past";
import { useStore } from "../../store/store";
import type { Json } from "../../store/table";

/** What this seat witnessed and may read again; null where the table helps nobody to remember. */
export function useRemembered(following: Following): readonly Json[] | null {
  const table = useStore(following.state);
  const past = useStore(following.past);
  const heard = useStore(following.lines);
  const unseen = useLive(following)?.unseen ?? 0;
  const aid = table.lobby?.memory_aid ?? "none";
  const { seat } = table;
  return useMemo(() => {
    if (aid === "none" || seat === null) return null;
    const shown = heard.slice(0, heard.length - unseen); // not ahead of the table
    const happened = joined(past, seat, shown).filter((line) => !line.struck); // what was not taken back
    const allowed = aid === "log" ? happened : happened.slice(roundBegins(happened));
    return allowed.map((line) => line.event);
  }, [aid, seat, past, heard, unseen]);
}
