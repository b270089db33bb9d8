import { useEffect, useState } from "react";
import { isTyping } from "../hooks/isTyping";
import { useMessages } from "../i18n/use";
import { changeSettings, settingsStore } from "../store/settings";
import { useStore } from "../store/store";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import style from "./KeyboardHelp.module.css";
import { Switch } from "./Switch";

/** Keys that do something at a table, and what they do. */
export interface KeyLine {
  keys: readonly string[];
  does: string;
  /** A key that types a letter, a digit or a sign: such keys can be switched off. */
  types?: boolean;
}

/** A button (and the key "?") that tells the keys of a table, and can switch them off. */
export function KeyboardHelp({ lines }: { lines: readonly KeyLine[] }) {
  const words = useMessages().table;
  const { keys } = useStore(settingsStore);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!keys) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [keys]);
  return (
    <>
      <Button
        look="quiet"
        className={style.ask ?? ""}
        aria-label={words.keysTitle}
        title={words.keysTitle}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true" className={style.sign}>
          ?
        </span>
      </Button>
      {open && (
        <Dialog title={words.keysTitle} onClose={() => setOpen(false)}>
          <dl className={style.lines}>
            {lines.map((line) => (
              <div key={line.does} className={style.line} data-off={line.types && !keys}>
                <dt>
                  {line.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{line.does}</dd>
              </div>
            ))}
          </dl>
          <Switch
            label={words.keys}
            help={words.keysHelp}
            checked={keys}
            onValue={(wanted) => changeSettings({ keys: wanted })}
          />
        </Dialog>
      )}
    </>
  );
}
