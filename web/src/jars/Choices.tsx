import { Button } from "../ui/common/Button";
import style from "./Choices.module.css";
import { useTable } from "./context";
import { labelOf } from "./labels";
import type { Word } from "./words";

interface ChoicesProps {
  words: Word[];
  look?: "primary" | "plain";
  /** The key that does the same, where there is one such decision. */
  shortcut?: string;
}

/** Decisions as buttons, next to the thing they concern. */
export function Choices({ words, look = "primary", shortcut }: ChoicesProps) {
  const { t, names, fronts, choosing } = useTable();
  return words.map((word) => (
    <Button
      key={word.word}
      look={look}
      data-word={word.word}
      onClick={() => choosing.act(word.word)}
    >
      {labelOf(word, { t, names, fronts })}
      {shortcut !== undefined && words.length === 1 && <Key name={shortcut} />}
    </Button>
  ));
}

export function Key({ name }: { name: string }) {
  return (
    <span className={style.key} aria-hidden="true">
      {name}
    </span>
  );
}
