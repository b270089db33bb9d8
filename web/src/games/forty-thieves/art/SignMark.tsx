import type { JarSign } from "../model/notation";

const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** One of the five symbols, about thirty units wide, around the origin, in the current colour. */
export function SignMark({ sign }: { sign: JarSign }) {
  switch (sign) {
    case "s":
      return (
        <g fill="currentColor">
          <circle r="6.6" />
          {TURNS.map((turn) => (
            <path key={turn} d="M-2.4 -8.6 L0 -15 L2.4 -8.6 Z" transform={`rotate(${turn})`} />
          ))}
        </g>
      );
    case "c":
      return (
        <g fill="currentColor">
          <circle cx="0" cy="-7.4" r="6" />
          <circle cx="-7" cy="2.8" r="6" />
          <circle cx="7" cy="2.8" r="6" />
          <path d="M-1.6 -2 L1.6 -2 L2 5 Q3 12 6.5 14 L-6.5 14 Q-3 12 -2 5 Z" />
        </g>
      );
    case "m":
      return <path d="M5 -14 A14 14 0 1 0 13 8 A11.5 11.5 0 1 1 5 -14 Z" fill="currentColor" />;
    case "h":
      return (
        <g fill="currentColor" stroke="currentColor" strokeLinecap="round">
          <path d="M-7 -1 L7 -1 L7 7 Q6 15 0 15 Q-6 15 -7 7 Z" stroke="none" />
          <path
            d="M-5.6 1 L-6.2 -8.6 M-1.9 1 L-2 -12.6 M1.9 1 L2.2 -12.2 M5.6 1 L6.4 -7.8"
            strokeWidth="3.2"
          />
          <path d="M6 7 L12 0.6" strokeWidth="3.6" />
        </g>
      );
    default:
      return (
        <path
          d="M0 -15 L4.1 -5 L14.6 -4.4 L6.5 2.4 L9.1 12.8 L0 7 L-9.1 12.8 L-6.5 2.4 L-14.6 -4.4 L-4.1 -5 Z"
          fill="currentColor"
        />
      );
  }
}
