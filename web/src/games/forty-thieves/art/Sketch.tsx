import type { Sapphire } from "../../../generated/forty_thieves";
import type { SketchProps } from "../../../table/module";

interface Told {
  board: string;
  gems: Sapphire[];
  seats: { gems: number; eyes: number }[];
}

const COLOURS: Record<string, string> = {
  r: "var(--jar-red)",
  g: "var(--jar-green)",
  b: "var(--jar-blue)",
  y: "var(--jar-yellow)",
};

/** The sixteen jars, the sapphires between them, and what each has stolen. */
export function FortySketch({ sketch, colours }: SketchProps) {
  const { board, gems, seats } = sketch as unknown as Told;
  const high = 60 / seats.length;
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true">
      {[...board].map((colour, square) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
          key={square}
          cx={15 + (square % 4) * 16}
          cy={12 + Math.floor(square / 4) * 16}
          r="6.200"
          fill={COLOURS[colour] ?? "none"}
          stroke={colour === "." ? "var(--quiet)" : "#0006"}
          strokeDasharray={colour === "." ? "2 2" : undefined}
        />
      ))}
      {gems.map((gem) => (
        <path
          key={gem}
          transform={`translate(${23 + ((gem - 1) % 3) * 16} ${20 + Math.floor((gem - 1) / 3) * 16})`}
          d="M0-3.200 3 0 0 3.200-3 0z"
          fill="#9fc0ff"
        />
      ))}
      {seats.map(({ gems: stolen, eyes }, seat) => (
        <g key={colours[seat]} transform={`translate(80 ${6 + high * (seat + 0.5)})`}>
          <circle r="3.500" fill={`var(--seat-${colours[seat]})`} />
          <path d="M9-3.500 12.300 0 9 3.500 5.700 0z" fill="#9fc0ff" />
          <text x="14.500" y="2.200" fontSize="6.500" fill="#f4ecdf">
            {stolen}
          </text>
          <path d="M21 0q4.500-5 9 0q-4.500 5-9 0z" fill="none" stroke="#d8a93a" />
          <text x="32" y="2.200" fontSize="6.500" fill="#f4ecdf">
            {eyes}
          </text>
        </g>
      ))}
    </svg>
  );
}
