import type { Place } from "../../../generated/master_thieves";
import type { SketchProps } from "../../../table/module";

interface Told {
  open: Place | null;
  red: number;
  seats: { white: number; black: number; card: string | null }[];
}

const LEVELS = ["T", "M", "B"];
const SIDES = ["N", "E", "S", "W"];

/** The box unfolded, the drawer that stands open, and the pillows round it. */
export function MasterSketch({ sketch, colours }: SketchProps) {
  const { open, red, seats } = sketch as unknown as Told;
  const wide = 120 / seats.length;
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true">
      <rect x="13" y="5" width="94" height="38" rx="3" fill="var(--wood-dark)" />
      {LEVELS.map((level, row) =>
        SIDES.map((side, column) => (
          <g key={level + side} transform={`translate(${16 + column * 22.3} ${8 + row * 11.3})`}>
            <rect
              width="20.500"
              height="9.500"
              rx="1.500"
              fill={open === `${level}.${side}` ? "#120b07" : "var(--wood-light)"}
            />
            <circle cx="10.250" cy="4.750" r="1.400" fill="var(--brass)" />
          </g>
        )),
      )}
      <ellipse cx="113.500" cy="24" rx="5.500" ry="4" fill="#8e1b24" />
      <text x="113.500" y="26" fontSize="5" fill="#fff" textAnchor="middle">
        {red}
      </text>
      {seats.map(({ white, black }, seat) => (
        <g key={colours[seat]} transform={`translate(${wide * (seat + 0.5)} 59)`}>
          <rect x="-9" y="-9" width="18" height="2" rx="1" fill={`var(--seat-${colours[seat]})`} />
          <ellipse cx="-5.500" cy="0" rx="5" ry="4.500" fill="#efe9dd" />
          <ellipse cx="5.500" cy="0" rx="5" ry="4.500" fill="#2a2730" stroke="#b9ad9c" />
          <text x="-5.500" y="2" fontSize="5.500" fill="#1c1713" textAnchor="middle">
            {white}
          </text>
          <text x="5.500" y="2" fontSize="5.500" fill="#f4ecdf" textAnchor="middle">
            {black}
          </text>
        </g>
      ))}
    </svg>
  );
}
