// Patterns and shades that all pictures of this table share; drawn nowhere by themselves.

import { BodyParts } from "./Jar";
import { Letter } from "./LetterBadge";
import { LidParts } from "./Lid";

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
          <rect width="5" height="11" fill="#4f0b0e" opacity="0.68" />
        </pattern>
        <pattern id="ft-g" width="13" height="13" patternUnits="userSpaceOnUse">
          <circle cx="3.5" cy="3.5" r="2.8" fill="#042a17" opacity="0.75" />
          <circle cx="10" cy="10" r="2.8" fill="#042a17" opacity="0.75" />
        </pattern>
        <pattern id="ft-b" width="16" height="10" patternUnits="userSpaceOnUse">
          <path
            d="M0 5 Q4 0 8 5 T16 5"
            fill="none"
            stroke="#0b2452"
            strokeWidth="2.8"
            opacity="0.8"
          />
        </pattern>
        <pattern id="ft-y" width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 8 L7 2 L14 8" fill="none" stroke="#5d4300" strokeWidth="2.6" opacity="0.8" />
        </pattern>
        <pattern id="ft-speck" width="23" height="19" patternUnits="userSpaceOnUse">
          <g fill="#3d1a0d" opacity="0.5">
            <circle cx="3" cy="4" r="0.7" />
            <circle cx="12" cy="9" r="0.9" />
            <circle cx="19" cy="2" r="0.6" />
            <circle cx="7" cy="15" r="0.8" />
            <circle cx="17" cy="14" r="0.5" />
          </g>
          <g fill="#f0c19c" opacity="0.45">
            <circle cx="8" cy="2" r="0.6" />
            <circle cx="16" cy="17" r="0.7" />
            <circle cx="2" cy="11" r="0.6" />
          </g>
        </pattern>
        <radialGradient id="ft-shade">
          <stop offset="0.78" stopColor="#000" stopOpacity="0.55" />
          <stop offset="0.9" stopColor="#000" stopOpacity="0.28" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="ft-clay" cx="0.34" cy="0.28" r="0.82">
          <stop offset="0" stopColor="#d9946c" />
          <stop offset="0.55" stopColor="#a85c3c" />
          <stop offset="1" stopColor="#5f2b18" />
        </radialGradient>
        <radialGradient id="ft-mouth" cx="0.55" cy="0.6" r="0.62">
          <stop offset="0" stopColor="#4a2413" />
          <stop offset="0.6" stopColor="#1c0c06" />
          <stop offset="1" stopColor="#080302" />
        </radialGradient>
        <radialGradient id="ft-gold" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fff0b8" />
          <stop offset="0.5" stopColor="#d8a93a" />
          <stop offset="1" stopColor="#83590f" />
        </radialGradient>
        <radialGradient id="ft-dome" cx="0.36" cy="0.28" r="0.8">
          <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.42" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.75" stopColor="#000" stopOpacity="0.04" />
          <stop offset="1" stopColor="#000" stopOpacity="0.4" />
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
        <linearGradient id="ft-spirit" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#3d9fd6" />
          <stop offset="0.7" stopColor="#2b86bb" />
          <stop offset="1" stopColor="#9ad9ff" stopOpacity="0.55" />
        </linearGradient>
        <linearGradient id="ft-brass" x2="0" y2="1">
          <stop offset="0" stopColor="#f6dc8c" />
          <stop offset="0.45" stopColor="#b98a1f" />
          <stop offset="1" stopColor="#5c3805" />
        </linearGradient>
        <BodyParts />
        <LidParts />
        {letters.map((letter) => (
          <Letter key={letter} letter={letter} />
        ))}
      </defs>
    </svg>
  );
}
