import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/use";
import { type Following, useShown } from "../../store/following";
import { joined, type Line } from "../../store/past";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/games";
import type { Player } from "../../table/props";
import style from "./Story.module.css";

interface Props {
  following: Following;
  part: GamePart;
  players: Player[];
}

/** Where a round begins; a game without rounds goes by turns. */
const BEGINNINGS = ["RoundBegun", "TurnBegun"];

/** A game without rounds is told turn by turn. */
function hasRounds(game: string | undefined): boolean {
  return game === "master-thieves";
}

/** What the memory aid of the table lets one read again. */
export function remembered(lines: Line[], aid: string): Line[] {
  if (aid === "log") return lines;
  if (aid === "round") {
    const begun = BEGINNINGS.map((event) =>
      lines.findLastIndex((line) => line.event.event === event),
    );
    return lines.slice(begun.find((at) => at >= 0) ?? 0);
  }
  const last = lines.at(-1)?.seq;
  return lines.filter((line) => line.seq === last);
}

/** What has happened, as far as the table allows to remember it; the newest is always in sight. */
export function Story({ following, part, players }: Props) {
  const t = useMessages();
  const table = useStore(following.state);
  const past = useStore(following.past);
  const heard = useStore(following.lines);
  const shown = useShown(following);
  const end = useRef<HTMLOListElement>(null);
  const aid = table.lobby?.memory_aid ?? "none";
  const names = players.map((player) => player.name);
  const seen = heard.slice(0, heard.length - (shown?.unseen ?? 0)); // not ahead of the table
  const ready = remembered(joined(past, table.seat, seen), aid);
  const told = ready.flatMap((line, at) => {
    const text = part.sentence(t, line.event, names, table.seat);
    return text === "" ? [] : [{ key: `${line.seq}.${at}`, text }];
  });
  const count = told.length;
  useEffect(() => {
    if (count > 0 && end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [count]);
  return (
    <>
      {aid !== "log" && (
        <p className={style.hint}>
          {aid === "none"
            ? t.table.logOff
            : hasRounds(table.lobby?.game)
              ? t.table.logRound
              : t.table.logTurn}
        </p>
      )}
      {count === 0 && <p className={style.hint}>{t.table.logEmpty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol className={style.lines} ref={end} tabIndex={0}>
        {told.map((line) => (
          <li key={line.key}>{line.text}</li>
        ))}
      </ol>
    </>
  );
}
