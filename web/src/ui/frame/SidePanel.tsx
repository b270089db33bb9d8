import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../i18n/use";
import type { LiveTable } from "../../store/liveTable";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/module";
import type { Player } from "../../table/props";
import { ChatPanel } from "./ChatPanel";
import style from "./SidePanel.module.css";
import { Story } from "./Story";
import type { Sheet, SheetPart } from "./sheet";

interface Props {
  liveTable: LiveTable;
  part: GamePart;
  players: Player[];
  sheet: Sheet;
}

/** Beside the table, both; on small screens the one that was asked for, over the foot of it. */
export function SidePanel({ liveTable, part, players, sheet }: Props) {
  const t = useMessages();
  const table = useStore(liveTable.state);
  const side = useRef<HTMLElement>(null);
  const { open } = sheet;
  useEffect(() => {
    if (open !== null) side.current?.querySelector<HTMLElement>(`#side-${open}`)?.focus();
  }, [open]);
  function close(): void {
    document.querySelector<HTMLElement>(`[data-frame="${open}"]`)?.focus();
    sheet.close();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && open !== null) close();
  }
  const bodies: Record<SheetPart, ReactNode> = {
    log: <Story liveTable={liveTable} part={part} players={players} up={open === "log"} />,
    chat: <ChatPanel liveTable={liveTable} players={players} />,
  };
  return (
    <aside
      className={style.side}
      ref={side}
      data-open={open ?? undefined}
      aria-label={t.table.side}
      onKeyDown={onKeyDown}
    >
      {sheet.parts.map((one) => (
        <section
          key={one}
          id={`side-${one}`}
          className={style.part}
          data-part={one}
          tabIndex={-1}
          aria-labelledby={`side-${one}-title`}
        >
          <div className={style.head}>
            <h2 id={`side-${one}-title`}>{t.table.tabs[one]}</h2>
            {one === "chat" && table.watching > 0 && (
              <span className={style.watching}>{t.table.watching({ count: table.watching })}</span>
            )}
            <button type="button" aria-label={t.table.close} onClick={close}>
              <span aria-hidden="true">✕</span>
            </button>
          </div>
          {bodies[one]}
        </section>
      ))}
    </aside>
  );
}
