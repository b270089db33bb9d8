import { type ReactNode, useState } from "react";
import { useFirstWords } from "../../i18n/use";
import style from "./Ask.module.css";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

export interface AskProps {
  title: ReactNode;
  children?: ReactNode;
  /** What the button says that does it. */
  yes: ReactNode;
  danger?: boolean;
  onYes: () => Promise<void> | void;
  onClose: () => void;
}

/** Ask before something that cannot be taken back. */
export function Ask({ title, children, yes, danger, onYes, onClose }: AskProps) {
  const t = useFirstWords();
  const [busy, setBusy] = useState(false);
  async function answer(): Promise<void> {
    setBusy(true);
    try {
      await onYes();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={style.body}>{children}</div>
      <div className={style.answers}>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button look={danger ? "danger" : "primary"} busy={busy} onClick={answer}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
