import { change, settings } from "../../store/settings";
import { useStore } from "../../store/store";
import { Switch } from "../../widgets/Switch";
import { useFortyMessages } from "./words";

/** Letters on the jars, beside their colours. */
export function Settings() {
  const { settings: words } = useFortyMessages().forty;
  const { letters } = useStore(settings);
  return (
    <Switch
      label={words.letters}
      help={words.lettersHelp}
      checked={letters}
      onValue={(wanted) => change({ letters: wanted })}
    />
  );
}

/** The same in the middle of a game, in fewer words. */
export function QuickSettings() {
  const { settings: words } = useFortyMessages().forty;
  const { letters } = useStore(settings);
  return (
    <Switch
      label={words.letters}
      checked={letters}
      onValue={(wanted) => change({ letters: wanted })}
    />
  );
}
