// On which screens, by which light and in which languages the pictures are taken.

export type Theme = "night" | "day";

export interface Look {
  width: number;
  height: number;
  language: string;
  touch: boolean;
  themes: Theme[];
}

const SIZES: [width: number, height: number][] = [
  [360, 800],
  [820, 1180],
  [1440, 900],
];

const AT_HOME: Look[] = SIZES.map(([width, height]) => ({
  width,
  height,
  language: "en",
  touch: width < 1000,
  themes: ["night", "day"],
}));

/** Every other language on the screen where words are most cramped, and on a large one. */
const ABROAD: Look[] = ["fr", "it", "de"].flatMap((language) =>
  AT_HOME.filter(({ width }) => width !== 820).map((look) => ({
    ...look,
    language,
    themes: [look.width === 360 ? ("day" as const) : ("night" as const)],
  })),
);

export const LOOKS: Look[] = [...AT_HOME, ...ABROAD];

export function folderOf(look: Look, theme: Theme): string {
  return `${look.width}x${look.height}/${theme}`;
}
