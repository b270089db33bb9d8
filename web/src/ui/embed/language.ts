import { LANGUAGES } from "../../store/languages";
import { settingsStore } from "../../store/settings";

/** Speak as the page round the frame asks for; it is not kept. */
export function speakAsAsked(): void {
  const wanted = new URLSearchParams(location.search).get("lang");
  const language = LANGUAGES.find((one) => one === wanted);
  if (language !== undefined) settingsStore.set((now) => ({ ...now, language }));
}
