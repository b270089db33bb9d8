import { useFirstWords } from "../i18n/use";
import { botAbout, botName } from "../naming/words";
import { Select } from "./Select";

export interface LevelPickerProps {
  bots: readonly string[];
  level: string;
  onLevel: (level: string) => void;
}

/** How strong the next bots shall be, and what that means. */
export function LevelPicker({ bots, level, onLevel }: LevelPickerProps) {
  const t = useFirstWords();
  return (
    <Select
      label={t.common.level}
      value={level}
      options={bots.map((bot) => ({ value: bot, label: botName(t, bot) }))}
      help={botAbout(t, level)}
      onValue={onLevel}
    />
  );
}
