// Patterns and shades that all pictures of this table share; drawn nowhere by themselves.

import { Letter } from "./LetterBadge";

export function Defs({ letters = [] }: { letters?: string[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: "absolute" }}>
      <defs>
        <pattern
          id="ft-r"
          width="11"
          height="11"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="11" fill="#5c0f12" opacity="0.55" />
        </pattern>
        <pattern id="ft-g" width="13" height="13" patternUnits="userSpaceOnUse">
          <circle cx="3.5" cy="3.5" r="2.7" fill="#06341d" opacity="0.6" />
          <circle cx="10" cy="10" r="2.7" fill="#06341d" opacity="0.6" />
        </pattern>
        <pattern id="ft-b" width="16" height="10" patternUnits="userSpaceOnUse">
          <path
            d="M0 5 Q4 0 8 5 T16 5"
            fill="none"
            stroke="#0b2452"
            strokeWidth="2.8"
            opacity="0.65"
          />
        </pattern>
        <pattern id="ft-y" width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 8 L7 2 L14 8" fill="none" stroke="#5d4300" strokeWidth="2.6" opacity="0.7" />
        </pattern>
        <radialGradient id="ft-clay" cx="0.38" cy="0.32" r="0.75">
          <stop offset="0" stopColor="#d08a63" />
          <stop offset="0.6" stopColor="#a4583a" />
          <stop offset="1" stopColor="#6b331e" />
        </radialGradient>
        <radialGradient id="ft-gold" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fff0b8" />
          <stop offset="0.5" stopColor="#d8a93a" />
          <stop offset="1" stopColor="#83590f" />
        </radialGradient>
        <radialGradient id="ft-dome" cx="0.36" cy="0.28" r="0.8">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.42" />
        </radialGradient>
        <radialGradient id="ft-deep" cx="0.5" cy="0.42" r="0.6">
          <stop offset="0" stopColor="#2b3a78" />
          <stop offset="1" stopColor="#0e1532" />
        </radialGradient>
        <radialGradient id="ft-parchment" cx="0.45" cy="0.4" r="0.7">
          <stop offset="0" stopColor="#fbf1d8" />
          <stop offset="1" stopColor="#dcc596" />
        </radialGradient>
        <radialGradient id="ft-flame" cx="0.5" cy="0.55" r="0.6">
          <stop offset="0" stopColor="#fffbe0" />
          <stop offset="0.5" stopColor="#ffd266" />
          <stop offset="1" stopColor="#ff9c33" stopOpacity="0.1" />
        </radialGradient>
        {letters.map((letter) => (
          <Letter key={letter} letter={letter} />
        ))}
      </defs>
    </svg>
  );
}
