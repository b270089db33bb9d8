import { changeSettings } from "../../../store/settings";
import { Button } from "../../../widgets/Button";
import { useTable } from "../board/context";
import style from "./LettersSwitch.module.css";

/** Letters on the lids, for those who like them; on a phone only the settings have it. */
export function LettersSwitch() {
  const { t, letters } = useTable();
  return (
    <Button
      look="quiet"
      className={style.switch ?? ""}
      aria-pressed={letters}
      aria-label={t.board.letters}
      title={t.board.letters}
      onClick={() => changeSettings({ letters: !letters })}
    >
      <span aria-hidden="true" className={style.mark} data-on={letters}>
        A
      </span>
    </Button>
  );
}
