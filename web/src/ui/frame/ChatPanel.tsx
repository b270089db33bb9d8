import { type FormEvent, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useMessages } from "../../i18n/use";
import type { LiveTable } from "../../store/liveTable";
import { mutedAt, mutedStore, withoutMuted } from "../../store/muted";
import { sessionStore } from "../../store/session";
import { useStore } from "../../store/store";
import type { Player } from "../../table/props";
import { Button } from "../../widgets/Button";
import { SeatSign } from "../../widgets/SeatSign";
import { screen } from "../screen";
import style from "./ChatPanel.module.css";
import { EmoteBar } from "./EmoteBar";

const PeopleHere = screen(async () => (await import("../reports/PeopleHere")).default, []);

const LONGEST = 500;

/** What people at the table say to each other. */
export function ChatPanel({ liveTable, players }: { liveTable: LiveTable; players: Player[] }) {
  const t = useMessages();
  const { chat: said, lobby, seat } = useStore(liveTable.state);
  const muted = mutedAt(useStore(mutedStore), liveTable.id);
  const chat = useMemo(() => withoutMuted(said, muted), [said, muted]);
  const { me } = useStore(sessionStore);
  const inCompany = lobby?.seats.some(({ person }) => person !== null && person !== me?.id);
  const [text, setText] = useState("");
  const lines = useRef<HTMLOListElement>(null);
  const count = chat.length;
  useEffect(() => {
    if (count > 0 && lines.current !== null) lines.current.scrollTop = lines.current.scrollHeight;
  }, [count]);
  function send(event: FormEvent): void {
    event.preventDefault();
    const line = text.replaceAll(/\s+/g, " ").trim();
    if (line === "") return;
    liveTable.say(line);
    setText("");
  }
  return (
    <div className={style.chat}>
      {chat.length === 0 && <p className={style.hint}>{t.table.chatEmpty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol className={style.lines} aria-live="polite" ref={lines} tabIndex={0}>
        {chat.map((line) => (
          <li key={line.number}>
            {line.seat !== null && <SeatSign colour={players[line.seat]?.colour ?? 7} size={20} />}
            <b className={style.name}>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      {seat !== null && inCompany ? <EmoteBar liveTable={liveTable} /> : null}
      <form onSubmit={send} className={style.say}>
        <input
          aria-label={t.table.chatLabel}
          placeholder={t.table.chatLabel}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{t.table.chatSend}</Button>
      </form>
      {lobby !== null && inCompany ? (
        <Suspense fallback={null}>
          <PeopleHere lobby={lobby} me={me?.id ?? null} />
        </Suspense>
      ) : null}
    </div>
  );
}
