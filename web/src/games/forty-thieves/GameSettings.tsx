import { changeSettings, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Switch } from "../../widgets/Switch";
import { useFortyMessages } from "./words";

/** Letters on the jars, beside their colours. */
export function GameSettings() {
  const { settings: words } = useFortyMessages().forty;
  const { letters } = useStore(settingsStore);
  return (
    <Switch
      label={words.letters}
      help={words.lettersHelp}
      checked={letters}
      onValue={(wanted) => changeSettings({ letters: wanted })}
    />
  );
}

/** The same in the middle of a game, in fewer words. */
export function GameQuickSettings() {
  const { settings: words } = useFortyMessages().forty;
  const { letters } = useStore(settingsStore);
  return (
    <Switch
      label={words.letters}
      checked={letters}
      onValue={(wanted) => changeSettings({ letters: wanted })}
    />
  );
}
