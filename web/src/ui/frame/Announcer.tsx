import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/use";
import { type LiveTable, useLiveCues } from "../../store/liveTable";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/module";
import type { Player } from "../../table/props";
import { lineText } from "./lineText";

interface Props {
  liveTable: LiveTable;
  part: GamePart;
  players: Player[];
  asked: boolean;
}

/** How many sentences stay to be read again; never fewer than are new. */
const KEPT = 20;

/** Speaks every event once, for those who listen instead of looking; and that one is asked. */
export function Announcer({ liveTable, part, players, asked }: Props) {
  const t = useMessages();
  const lines = useStore(liveTable.lines);
  const shown = useLiveCues(liveTable);
  const spoken = useRef(-1); // the last line that was on the page
  const ready = lines.slice(0, lines.length - (shown?.unseen ?? 0)); // not ahead of what is shown
  const last = ready.at(-1)?.number ?? -1;
  const fresh = ready.findIndex((line) => line.number > spoken.current);
  const names = players.map((player) => player.name);
  const you = players.find((player) => player.you)?.seat ?? null;
  const said = ready.slice(Math.max(0, (fresh < 0 ? ready.length : fresh) - KEPT));
  // No state: when a whole game comes at once, every line would ask for one more painting.
  useEffect(() => {
    spoken.current = last;
  }, [last]);
  return (
    <>
      <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
        {said.map((line) => {
          const text = lineText(t, part, line, names, you);
          return text === "" ? null : <p key={line.number}>{text}</p>;
        })}
      </div>
      <p className="visually-hidden" role="status">
        {asked ? t.table.yourTurn : ""}
      </p>
    </>
  );
}
