import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/use";
import { type Following, useShown } from "../../store/following";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/games";
import type { Player } from "../../table/props";

interface Props {
  following: Following;
  part: GamePart;
  players: Player[];
  asked: boolean;
}

const MOST_AT_ONCE = 12;

/** Speaks every event once, for those who listen instead of looking; and that one is asked. */
export function Announcer({ following, part, players, asked }: Props) {
  const t = useMessages();
  const lines = useStore(following.lines);
  const shown = useShown(following);
  const spoken = useRef(0);
  const [said, setSaid] = useState<{ number: number; text: string }[]>([]);
  const behind = shown?.behind ?? 0;
  useEffect(() => {
    if (behind > 0) return; // not ahead of what is shown
    const names = players.map((player) => player.name);
    const first = spoken.current;
    const fresh = lines.slice(first).flatMap((line, at) => {
      const text = part.sentence(t, line.event, names);
      return text === "" ? [] : [{ number: first + at, text }];
    });
    spoken.current = lines.length;
    if (fresh.length > 0) setSaid((before) => [...before, ...fresh].slice(-MOST_AT_ONCE));
  }, [lines, behind, part, players, t]);
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
