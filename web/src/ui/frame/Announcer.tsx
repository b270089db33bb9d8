import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/use";
import { type Following, useLive } from "../../store/following";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/games";
import type { Player } from "../../table/props";
import { lineText } from "./lineText";

interface Props {
  following: Following;
  part: GamePart;
  players: Player[];
  asked: boolean;
}

/** How many sentences stay to be read again; never fewer than are new. */
const KEPT = 20;

/** Speaks every event once, for those who listen instead of looking; and that one is asked. */
export function Announcer({ following, part, players, asked }: Props) {
  const t = useMessages();
  const lines = useStore(following.lines);
  const shown = useLive(following);
  const spoken = useRef(-1);
  const [said, setSaid] = useState<{ number: number; text: string }[]>([]);
  const ready = lines.length - (shown?.unseen ?? 0); // not ahead of what is shown
  useEffect(() => {
    const names = players.map((player) => player.name);
    const you = players.find((player) => player.you)?.seat ?? null;
    const fresh = lines.slice(0, ready).flatMap((line) => {
      const { number } = line;
      if (number <= spoken.current) return [];
      spoken.current = number;
      const text = lineText(t, part, line, names, you);
      return text === "" ? [] : [{ number, text }];
    });
    if (fresh.length > 0) setSaid((before) => [...before.slice(-KEPT), ...fresh]);
  }, [lines, ready, part, players, t]);
  return (
    <>
      <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
        {said.map((one) => (
          <p key={one.number}>{one.text}</p>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {asked ? t.table.yourTurn : ""}
      </p>
    </>
  );
}
