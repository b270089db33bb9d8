import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useFirstWords } from "../i18n/use";
import { Button } from "./Button";
import style from "./Dialog.module.css";

export interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Something that must be answered first. The browser keeps the focus inside, and gives it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useFirstWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the page is painted without it: only then can the focus still be given back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={style.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={style.head}>
        <h2 id={id} className={style.title}>
          {title}
        </h2>
        <Button look="quiet" aria-label={t.common.close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </Button>
      </div>
      {children}
    </dialog>
  );
}
