import { useFirstWords } from "../../i18n/use";
import { LANGUAGES } from "../../store/languages";
import { changeSettings, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Select } from "../../widgets/Select";

/** Every language says its own name. */
export const OWN_NAMES = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" } as const;

export function Languages({ hideLabel }: { hideLabel?: boolean }) {
  const t = useFirstWords();
  const { language } = useStore(settingsStore);
  return (
    <Select
      label={t.home.language}
      hideLabel={hideLabel ?? false}
      value={language}
      options={LANGUAGES.map((one) => ({ value: one, label: OWN_NAMES[one] }))}
      onValue={(value) => {
        const chosen = LANGUAGES.find((one) => one === value);
        if (chosen !== undefined) changeSettings({ language: chosen });
      }}
    />
  );
}
