import { settingsStore } from "../../../store/settings";
import { useStore } from "../../../store/store";
import { Button } from "../../../widgets/Button";
import { useTable } from "../board/context";
import type { TableChoice } from "../model/choices";
import { labelOf } from "../model/labels";
import style from "./ActionButtons.module.css";

interface ChoicesProps {
  choices: TableChoice[];
  look?: "primary" | "plain";
  /** The key that does the same, where there is one such decision. */
  shortcut?: string;
}

/** Decisions as buttons, next to the thing they concern. */
export function ActionButtons({ choices, look = "primary", shortcut }: ChoicesProps) {
  const { t, names, fronts, choosing, advised } = useTable();
  return choices.map((choice) => (
    <Button
      key={choice.word}
      look={look}
      data-word={choice.word}
      data-advised={advised?.word === choice.word || undefined}
      onClick={() => choosing.act(choice.word)}
    >
      {labelOf(choice, { t, names, fronts })}
      {shortcut !== undefined && choices.length === 1 && <ShortcutKey name={shortcut} />}
    </Button>
  ));
}

/**
 * The key that does the same; gone where somebody has switched such keys off. It is drawn, not
 * written: whoever speaks to the page says what a button is called, not its key.
 */
export function ShortcutKey({ name }: { name: string }) {
  const { keys } = useStore(settingsStore);
  if (!keys && name.length === 1) return null;
  return <span className={style.key} aria-hidden="true" data-key={name} />;
}
