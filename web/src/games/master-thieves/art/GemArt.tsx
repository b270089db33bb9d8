// Cut gems, seen from above. Each kind has its own cut: colour is never the only sign.

import type { Kind } from "../model/gems";
import style from "./GemArt.module.css";

interface Cut {
  outline: string;
  table: string;
  facets: string;
  light: string;
}

const CUTS: Record<Kind, Cut> = {
  // a round brilliant
  D: {
    outline: "M12 1.5 19.4 4.6 22.5 12 19.4 19.4 12 22.5 4.6 19.4 1.5 12 4.6 4.6Z",
    table: "M12 6.2 16.1 7.9 17.8 12 16.1 16.1 12 17.8 7.9 16.1 6.2 12 7.9 7.9Z",
    facets:
      "M12 1.5V6.2M19.4 4.6 16.1 7.9M22.5 12H17.8M19.4 19.4 16.1 16.1M12 22.5V17.8M4.6 19.4 7.9 16.1M1.5 12H6.2M4.6 4.6 7.9 7.9",
    light: "M4.6 4.6 12 1.5 12 6.2 7.9 7.9Z M7.9 7.9 12 6.2 10 11Z",
  },
  // an emerald cut
  S: {
    outline: "M7 2.5H17L21 6.5V17.5L17 21.5H7L3 17.5V6.5Z",
    table: "M9 7H15L16.5 8.5V15.5L15 17H9L7.5 15.5V8.5Z",
    facets:
      "M7 2.5 9 7M17 2.5 15 7M21 6.5 16.5 8.5M21 17.5 16.5 15.5M17 21.5 15 17M7 21.5 9 17M3 17.5 7.5 15.5M3 6.5 7.5 8.5",
    light: "M3 6.5 7 2.5 9 7 7.5 8.5Z M7 2.5H17L15 7H9Z",
  },
  // a drop
  R: {
    outline: "M12 1.2C15.6 6 20.5 9.6 20.5 14.6A8.5 8.2 0 0 1 3.5 14.6C3.5 9.6 8.4 6 12 1.2Z",
    table: "M12 8C14 10.4 16 12 16 14.6A4 4 0 0 1 8 14.6C8 12 10 10.4 12 8Z",
    facets:
      "M12 1.2V8M20.5 14.6H16M3.5 14.6H8M12 22.8V18.6M17.8 9 14.6 11.6M6.2 9 9.4 11.6M18 20.4 14.8 17.4M6 20.4 9.2 17.4",
    light: "M12 1.2 12 8C11.2 9.2 10.2 10.3 9.4 11.6L6.2 9C8 6.6 10.2 4 12 1.2Z",
  },
};

const CLASS_OF: Record<Kind, string | undefined> = {
  D: style.diamond,
  S: style.sapphire,
  R: style.ruby,
};

/** One gem; a picture only, its words stand elsewhere. */
export function GemArt({ kind, size }: { kind: Kind; size?: string }) {
  const cut = CUTS[kind];
  const measure = size === undefined ? {} : { style: { width: size, height: size } };
  return (
    <svg
      className={`${style.gem} ${CLASS_OF[kind]}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...measure}
    >
      <path className={style.outline} d={cut.outline} />
      <path className={style.light} d={cut.light} />
      <path className={style.table} d={cut.table} />
      <path className={style.facets} d={cut.facets} />
    </svg>
  );
}
