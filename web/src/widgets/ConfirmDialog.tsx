import type { ReactNode } from "react";
import { useAsyncAction } from "../hooks/useAsyncAction";
import { useFirstWords } from "../i18n/use";
import { Button } from "./Button";
import style from "./ConfirmDialog.module.css";
import { Dialog } from "./Dialog";
import { Problem } from "./Problem";

export interface ConfirmDialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** What the button says that does it. */
  yes: ReactNode;
  danger?: boolean;
  onYes: () => Promise<void> | void;
  onClose: () => void;
}

/** Ask before something that cannot be taken back; if it is refused, say why and ask on. */
export function ConfirmDialog({
  title,
  children,
  yes,
  danger,
  onYes,
  onClose,
}: ConfirmDialogProps) {
  const t = useFirstWords();
  const action = useAsyncAction();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={style.body}>
        {children}
        <Problem problem={action.problem} />
      </div>
      <div className={style.answers}>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button
          look={danger ? "danger" : "primary"}
          busy={action.busy}
          onClick={() => action.run(async () => onYes())}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
