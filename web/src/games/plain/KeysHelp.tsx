import { useMessages } from "../../i18n/use";
import { frameKeys } from "../../widgets/frameKeys";
import { KeyboardHelp as Help } from "../../widgets/KeyboardHelp";

/** The keys of a plain table. */
export function KeysHelp() {
  const { plain, pace, help } = useMessages();
  return (
    <Help
      lines={[
        { keys: ["↑", "↓"], does: plain.keys.arrows },
        { keys: ["1 – 9"], does: plain.keys.digits, types: true },
        ...frameKeys({ pace }),
        { keys: ["H"], does: help.key, types: true },
      ]}
    />
  );
}
