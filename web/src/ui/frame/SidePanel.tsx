import { useState } from "react";
import { useMessages } from "../../i18n/use";
import { type Following, type Line, useShown } from "../../store/following";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/games";
import type { Player } from "../../table/props";
import { ChatPanel } from "./ChatPanel";
import style from "./SidePanel.module.css";

interface Props {
  following: Following;
  part: GamePart;
  players: Player[];
}

const TABS = ["log", "chat"] as const;
const BEGINNINGS = new Set(["RoundBegun", "TurnBegun"]);

/** Beside the table: what has happened, as far as the table allows to remember it, and the chat. */
export function SidePanel({ following, part, players }: Props) {
  const t = useMessages();
  const table = useStore(following.state);
  const [tab, setTab] = useState<(typeof TABS)[number]>("log");
  return (
    <aside className={style.side} aria-label={t.table.tabs[tab]}>
      <div role="tablist" className={style.tabs}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={tab === one}
            aria-controls={`panel-${one}`}
            onClick={() => setTab(one)}
          >
            {t.table.tabs[one]}
            {one === "chat" && table.chat.length > 0 ? ` (${table.chat.length})` : ""}
          </button>
        ))}
        {table.watching > 0 && (
          <span className={style.watching}>{t.table.watching({ count: table.watching })}</span>
        )}
      </div>
      <div
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        className={style.panel}
      >
        {tab === "log" ? (
          <Log following={following} part={part} players={players} />
        ) : (
          <ChatPanel following={following} players={players} />
        )}
      </div>
    </aside>
  );
}

/** What the memory aid of the table lets one read again. */
export function remembered(lines: Line[], aid: string): Line[] {
  if (aid === "log") return lines;
  if (aid === "round") {
    const begun = lines.findLastIndex((line) => BEGINNINGS.has(String(line.event.event)));
    return lines.slice(Math.max(0, begun));
  }
  const last = lines.at(-1)?.seq;
  return lines.filter((line) => line.seq === last);
}

function Log({ following, part, players }: Props) {
  const t = useMessages();
  const table = useStore(following.state);
  const lines = useStore(following.lines);
  const shown = useShown(following);
  const aid = table.lobby?.memory_aid ?? "none";
  const names = players.map((player) => player.name);
  const ready = shown === null || shown.behind > 0 ? [] : remembered(lines, aid);
  const told = ready.flatMap((line, at) => {
    const text = part.sentence(t, line.event, names);
    return text === "" ? [] : [{ key: `${line.seq}.${at}`, text }];
  });
  return (
    <>
      {aid !== "log" && (
        <p className={style.hint}>{aid === "none" ? t.table.logOff : t.table.logRound}</p>
      )}
      {told.length === 0 && <p className={style.hint}>{t.table.logEmpty}</p>}
      <ol className={style.lines}>
        {told.map((line) => (
          <li key={line.key}>{line.text}</li>
        ))}
      </ol>
    </>
  );
}
