import { useEffect } from "react";
import { useMessages } from "../../i18n/use";
import style from "./Toast.module.css";

export interface ToastProps {
  /** What is said; null: nothing. */
  text: string | null;
  onGone: () => void;
}

const SHOWN_MS = 6_000;

/** A short word at the edge of the screen that goes by itself. */
export function Toast({ text, onGone }: ToastProps) {
  const t = useMessages();
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, onGone]);
  return (
    <div className={style.place} role="status" aria-live="polite">
      {text === null ? null : (
        <div className={style.toast}>
          <span>{text}</span>
          <button
            type="button"
            className={style.close}
            onClick={onGone}
            aria-label={t.common.close}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </div>
      )}
    </div>
  );
}
