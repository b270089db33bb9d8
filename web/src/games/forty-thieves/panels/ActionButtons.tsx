import { Button } from "../../../widgets/Button";
import { Key } from "../../../widgets/Key";
import { useTable } from "../board/context";
import type { TableChoice } from "../model/choices";
import { labelOf } from "../model/labels";

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
      {shortcut !== undefined && choices.length === 1 && <Key name={shortcut} />}
    </Button>
  ));
}
