import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useMessages } from "../../i18n/use";
import { FrameIcon } from "./FrameIcon";
import style from "./FrameMenu.module.css";

export interface MenuItem {
  name: string;
  /** Where it leads, in a tab of its own; or what it does. */
  to?: string;
  act?: () => void;
  danger?: boolean;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** All ways away from the table behind one button, so that the table keeps the room. */
export function FrameMenu({ ways }: { ways: MenuItem[] }) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  // Once, when it opens: a table goes on behind its menu, and shows itself anew all the time.
  useLayoutEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [open]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const step = STEPS[event.key];
    if (event.key === "Escape" && open) close();
    else if (step === undefined) return;
    else if (!open) setOpen(true);
    else all[step(all.indexOf(document.activeElement as HTMLElement), all.length - 1)]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
  function onBlur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the menu button and its menu
    <div className={style.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        ref={button}
        className={style.button}
        data-frame="menu"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t.table.tabs.menu}
        onClick={() => setOpen(!open)}
      >
        <FrameIcon name="menu" />
      </button>
      {open && (
        <div className={style.menu} role="menu" aria-label={t.table.tabs.menu} ref={menu}>
          {ways.map((way) => (
            <Item key={way.name} way={way} onUse={() => setOpen(false)}>
              {way.name}
            </Item>
          ))}
        </div>
      )}
    </div>
  );
}

interface ItemProps {
  way: MenuItem;
  onUse: () => void;
  children: ReactNode;
}

function Item({ way, onUse, children }: ItemProps) {
  if (way.to !== undefined) {
    return (
      <a
        href={way.to}
        target="_blank"
        rel="noreferrer"
        role="menuitem"
        tabIndex={-1}
        onClick={onUse}
      >
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-danger={way.danger || undefined}
      onClick={() => {
        onUse();
        way.act?.();
      }}
    >
      {children}
    </button>
  );
}
