import { Button } from "../ui/common/Button";
import { useTable } from "./context";
import style from "./LettersSwitch.module.css";

/** Letters on the lids, for those who like them. */
export function LettersSwitch({ on, change }: { on: boolean; change: (on: boolean) => void }) {
  const { t } = useTable();
  return (
    <Button
      look="quiet"
      className={style.switch ?? ""}
      aria-pressed={on}
      aria-label={t.board.letters}
      title={t.board.letters}
      onClick={() => change(!on)}
    >
      <span aria-hidden="true" className={style.mark} data-on={on}>
        A
      </span>
    </Button>
  );
}
