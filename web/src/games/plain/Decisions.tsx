import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isTyping } from "../../hooks/isTyping";
import { useMessages } from "../../i18n/use";
import { settingsStore } from "../../store/settings";
import { Button } from "../../widgets/Button";
import { Field } from "../../widgets/Field";
import { Key } from "../../widgets/Key";
import style from "./Decisions.module.css";
import { spaced } from "./reading";

/** So many can be looked through without a search. */
const FEW = 8;
/** The first nine have keys. */
const KEYS = 9;

interface Props {
  actions: readonly string[];
  advised: string | null;
  busy: boolean;
  act: (word: string) => void;
}

/** All that may be decided, as a list that can be searched: by mouse, arrows, or a digit. */
export function Decisions({ actions, advised, busy, act }: Props) {
  const t = useMessages();
  const [typed, setTyped] = useState("");
  const found = actions.filter((word) => hasAll(`${word} ${spaced(word)}`, typed));
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef({ found, busy, act });
  latest.current = { found, busy, act };
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      const plain = !(event.altKey || event.ctrlKey || event.metaKey || event.repeat);
      if (!plain || event.defaultPrevented || isTyping(event.target)) return;
      if (!settingsStore.get().keys || document.querySelector("dialog[open]") !== null) return;
      const word = /^[1-9]$/.test(event.key)
        ? latest.current.found[Number(event.key) - 1]
        : undefined;
      if (word === undefined || latest.current.busy) return;
      event.preventDefault();
      latest.current.act(word);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
  const walk = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    buttons[at < 0 ? 0 : (at + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from button to button
    <div className={style.decisions} onKeyDown={walk}>
      {actions.length > FEW && (
        <Field label={t.plain.search} type="search" value={typed} onValue={setTyped} />
      )}
      {actions.length > FEW && (
        <p role="status" className={style.count}>
          {t.plain.found({ count: found.length })}
        </p>
      )}
      <ul ref={list} className={style.list} aria-label={t.plain.decisions}>
        {found.map((word, at) => (
          <li key={word}>
            <Button
              look={advised === word ? "primary" : "plain"}
              disabled={busy}
              data-word={word}
              data-advised={advised === word || undefined}
              onClick={() => act(word)}
            >
              {spaced(word)}
              {at < KEYS && <Key name={String(at + 1)} />}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether all that was typed occurs, in any order. */
function hasAll(text: string, typed: string): boolean {
  const within = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
