import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/use";
import type { LiveTable } from "../../store/liveTable";
import { TAKEN_BACK } from "../../store/past";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/module";
import type { Player } from "../../table/props";
import { say } from "../../widgets/toastStore";
import { lineText } from "./lineText";

/** Say to everybody that somebody took something back, when it happens. */
export function useTakenBack(liveTable: LiveTable, part: GamePart, players: Player[]): void {
  const t = useMessages();
  const last = useStore(liveTable.lines).at(-1);
  const said = useRef(last?.number ?? -1);
  useEffect(() => {
    if (last === undefined || last.number <= said.current) return;
    said.current = last.number;
    if (last.event.event !== TAKEN_BACK) return;
    const you = players.find((player) => player.you)?.seat ?? null;
    const names = players.map((player) => player.name);
    say(lineText(t, part, last, names, you));
  }, [last, part, players, t]);
}
