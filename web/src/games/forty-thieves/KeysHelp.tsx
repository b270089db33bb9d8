import { frameKeys } from "../../widgets/frameKeys";
import { KeyboardHelp as Help } from "../../widgets/KeyboardHelp";
import { useTable } from "./board/context";
import { useFortyMessages } from "./words";

/** The keys of this table. */
export function KeysHelp() {
  const { t, noting } = useTable();
  const { help, marks, pace } = useFortyMessages();
  const note = noting.notes === null ? [] : [{ keys: ["N"], does: marks.key, types: true }];
  const { names, does } = t.keys;
  return (
    <Help
      lines={[
        { keys: [names.tab], does: does.tab },
        { keys: ["←", "↑", "↓", "→"], does: does.arrows },
        { keys: [names.enter], does: does.enter },
        { keys: [names.escape], does: does.escape },
        { keys: ["1", "2", "3"], does: does.hand, types: true },
        { keys: ["1 – 9"], does: does.gems, types: true },
        { keys: ["C"], does: does.confirm, types: true },
        { keys: ["S"], does: does.skip, types: true },
        ...note,
        ...frameKeys({ pace }),
        { keys: ["H"], does: help.key, types: true },
        { keys: ["?"], does: does.help, types: true },
      ]}
    />
  );
}
