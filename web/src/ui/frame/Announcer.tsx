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

/** How many sentences stay to be read again; never fewer than are new. */
const KEPT = 20;

/** Speaks every event once, for those who listen instead of looking; and that one is asked. */
export function Announcer({ following, part, players, asked }: Props) {
  const t = useMessages();
  const lines = useStore(following.lines);
  const shown = useShown(following);
  const spoken = useRef({ lines: 0, sentences: 0 });
  const [said, setSaid] = useState<{ number: number; text: string }[]>([]);
  const ready = lines.length - (shown?.unseen ?? 0); // not ahead of what is shown
  useEffect(() => {
    const so = spoken.current;
    if (lines.length < so.lines) so.lines = 0; // somebody else looks on: a new story
    if (ready <= so.lines) return;
    const names = players.map((player) => player.name);
    const fresh = lines.slice(so.lines, ready).flatMap(({ event }) => {
      const text = part.sentence(t, event, names);
      return text === "" ? [] : [{ number: so.sentences++, text }];
    });
    so.lines = ready;
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
