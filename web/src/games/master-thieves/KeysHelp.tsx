import { frameKeys } from "../../widgets/frameKeys";
import { KeyboardHelp as Help } from "../../widgets/KeyboardHelp";
import { useMasterMessages } from "./words";

/** The keys of this table. */
export function KeysHelp({ notes = false }: { notes?: boolean }) {
  const { master, help, marks, pace } = useMasterMessages();
  const note = notes ? [{ keys: ["N"], does: marks.key, types: true }] : [];
  const { names, does } = master.keys;
  return (
    <Help
      lines={[
        { keys: [names.tab], does: does.tab },
        { keys: ["←", "↑", "↓", "→"], does: does.arrows },
        { keys: [names.enter], does: does.enter },
        { keys: ["+", "−", "0"], does: master.seeing.keys, types: true },
        { keys: ["1 – 6"], does: does.cards, types: true },
        { keys: ["1 – 9"], does: does.put, types: true },
        { keys: ["D", "S", "R"], does: does.gems, types: true },
        { keys: ["T", "L", "A"], does: does.drawer, types: true },
        { keys: ["Q", "E"], does: does.one, types: true },
        { keys: ["A", "D"], does: does.two, types: true },
        { keys: ["F"], does: does.flip, types: true },
        { keys: ["X"], does: does.quiet, types: true },
        ...note,
        ...frameKeys({ pace }),
        { keys: ["H"], does: help.key, types: true },
        { keys: ["?"], does: does.help, types: true },
      ]}
    />
  );
}
