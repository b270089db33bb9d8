// Sentences lie in folders that are called after their languages: what is found there is what is spoken.

import type { Language } from "../generated/api";

/** Sort what a glob found ("./i18n/fr/first.ts") by the language in its path. */
export function byLanguage<Found>(found: Readonly<Record<string, Found>>): Record<Language, Found> {
  const named = Object.entries(found).map(([path, one]) => [path.split("/").at(-2), one]);
  return Object.fromEntries(named); // that all are there is tested: see tests/unit/i18n/messages.test.ts
}
