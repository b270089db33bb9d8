import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useAllMessages } from "../../i18n/use";
import { Button } from "../../widgets/Button";
import style from "./LobbyChat.module.css";
import type { ChatSheet } from "./useChatSheet";

/** On a phone: what opens the chat, with the number of lines that were not read. */
export function ChatOpener({ sheet }: { sheet: ChatSheet }) {
  const t = useAllMessages();
  const words =
    sheet.unread > 0 ? t.people.chat.unread({ count: sheet.unread }) : t.table.tabs.chat;
  return (
    <Button
      big
      className={style.opener}
      aria-expanded={sheet.open}
      aria-controls="lobby-chat"
      aria-label={words}
      data-chat-opener
      onClick={sheet.toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v11H10l-5 4v-4H4z" />
      </svg>
      {sheet.unread > 0 ? (
        <span className={style.badge} aria-hidden="true">
          {sheet.unread}
        </span>
      ) : null}
    </Button>
  );
}

/** The chat of a lobby: beside the seats, or on a phone a sheet over its foot. */
export function LobbyChat({ sheet, children }: { sheet: ChatSheet; children: ReactNode }) {
  const t = useAllMessages();
  const part = useRef<HTMLElement>(null);
  const { open } = sheet;
  useEffect(() => {
    if (open) part.current?.querySelector("input")?.focus();
  }, [open]);
  function close(): void {
    sheet.close();
    document.querySelector<HTMLElement>("[data-chat-opener]")?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && open) close();
  }
  return (
    <section
      ref={part}
      id="lobby-chat"
      className={style.chat}
      data-open={open || undefined}
      aria-labelledby="lobby-chat-title"
      onKeyDown={onKeyDown}
    >
      <div className={style.head}>
        <h2 id="lobby-chat-title" className={style.title}>
          {t.table.tabs.chat}
        </h2>
        <button type="button" className={style.close} aria-label={t.table.close} onClick={close}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {children}
    </section>
  );
}
