import { capital } from "../../i18n/capital";
import { useFirstWords } from "../../i18n/use";
import { LANGUAGES, type Language } from "../../store/languages";
import { changeSettings, settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Select } from "../../widgets/Select";

export function Languages({ hideLabel }: { hideLabel?: boolean }) {
  const t = useFirstWords();
  const { language } = useStore(settingsStore);
  return (
    <Select
      label={t.home.language}
      hideLabel={hideLabel ?? false}
      value={language}
      options={LANGUAGES.map((one) => ({ value: one, label: ownName(one) }))}
      onValue={(value) => {
        const chosen = LANGUAGES.find((one) => one === value);
        if (chosen !== undefined) changeSettings({ language: chosen });
      }}
    />
  );
}

/** What a language calls itself: English, Français … */
function ownName(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return capital(names.of(language) ?? language);
}
