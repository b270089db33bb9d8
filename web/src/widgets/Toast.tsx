import { useEffect } from "react";
import { useFirstWords } from "../i18n/use";
import { useStore } from "../store/store";
import style from "./Toast.module.css";
import { fallSilent, toast } from "./toastStore";

const SHOWN_MS = 4_000;

/** A short word at the edge of the screen that goes by itself. There is one for the whole program. */
export function Toast() {
  const t = useFirstWords();
  const said = useStore(toast);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(fallSilent, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div className={style.place} role="status">
      {said === null ? null : (
        <div key={said.number} className={style.toast}>
          <span>{said.text}</span>
          <button
            type="button"
            className={style.close}
            onClick={fallSilent}
            aria-label={t.common.close}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </div>
      )}
    </div>
  );
}
