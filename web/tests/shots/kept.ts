// The pictures that the documents show, taken anew with all the others.

import type { Look, Theme } from "./looks";

interface Kept {
  name: string;
  width: number;
  theme: Theme;
  file: string;
}

const KEPT: Kept[] = [
  { name: "home", width: 1440, theme: "night", file: "home.webp" },
  { name: "solid-middle", width: 1440, theme: "night", file: "master-thieves.webp" },
  { name: "forty-steal", width: 1440, theme: "day", file: "forty-thieves.webp" },
  { name: "solid-start", width: 360, theme: "night", file: "phone.webp" },
  { name: "judged-forty", width: 1440, theme: "day", file: "judged.webp" },
];

/** The file in docs/pictures for which this picture is wanted, if any. */
export function keptAs(name: string, look: Look, theme: Theme): string | null {
  if (look.language !== "en") return null;
  const found = KEPT.find(
    (kept) =>
      name.replace(/^\d+-/, "") === kept.name && look.width === kept.width && theme === kept.theme,
  );
  return found?.file ?? null;
}
