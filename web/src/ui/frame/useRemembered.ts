import { useMemo } from "react";
import { type Following, useLive } from "../../store/following";
import { joined } from "../../store/past";
import { useStore } from "../../store/store";
import type { Json } from "../../store/table";

/** Where a round begins; a game without rounds goes by turns. */
const BEGINNINGS = ["RoundBegun", "TurnBegun"];

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
    const events = happened.map((line) => line.event);
    if (aid === "log") return events;
    const begun = BEGINNINGS.map((kind) => events.findLastIndex(({ event }) => event === kind));
    return events.slice(begun.find((at) => at >= 0) ?? 0);
  }, [aid, seat, past, heard, unseen]);
}
