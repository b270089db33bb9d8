import type { ReactNode } from "react";
import { useDeed } from "../hooks/useDeed";
import { useFirstWords } from "../i18n/use";
import style from "./Ask.module.css";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Problem } from "./Problem";

export interface AskProps {
  title: ReactNode;
  children?: ReactNode;
  /** What the button says that does it. */
  yes: ReactNode;
  danger?: boolean;
  onYes: () => Promise<void> | void;
  onClose: () => void;
}

/** Ask before something that cannot be taken back; if it is refused, say why and ask on. */
export function Ask({ title, children, yes, danger, onYes, onClose }: AskProps) {
  const t = useFirstWords();
  const deed = useDeed();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={style.body}>
        {children}
        <Problem problem={deed.problem} />
      </div>
      <div className={style.answers}>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button
          look={danger ? "danger" : "primary"}
          busy={deed.busy}
          onClick={() => deed.run(async () => onYes())}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
