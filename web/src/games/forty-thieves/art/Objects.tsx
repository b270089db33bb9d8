// What special and golden tiles show, each in a field of a hundred units.

import type { Golden, Special } from "../model/notation";
import { GemFacets } from "./GemArt";
import { GenieFigure } from "./GenieFigure";

export function Lantern() {
  return (
    <g>
      <circle cx="50" cy="56" r="30" fill="url(#ft-flame)" opacity="0.75" />
      <g fill="#e3bd5c" stroke="#7a5409" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M44 16 A6 6 0 1 1 56 16" fill="none" stroke="#e3bd5c" strokeWidth="3" />
        <path d="M50 18 L66 36 L34 36 Z" />
        <path d="M32 36 H68 V41 H32 Z" />
        <path d="M36 74 H64 L70 82 H30 Z" />
      </g>
      <path
        d="M36 41 H64 L67 58 L64 74 H36 L33 58 Z"
        fill="#fff3c4"
        opacity="0.35"
        stroke="#e3bd5c"
        strokeWidth="2.5"
      />
      <path d="M50 44 Q60 56 50 70 Q40 56 50 44 Z" fill="#ffb638" />
      <path d="M50 53 Q55 60 50 68 Q45 60 50 53 Z" fill="#fffbe0" />
    </g>
  );
}

function SapphireTile() {
  return (
    <g transform="translate(22 24) scale(0.56)">
      <GemFacets />
    </g>
  );
}

function Amulet() {
  return (
    <g>
      <path
        d="M26 16 Q30 44 50 46 Q70 44 74 16"
        fill="none"
        stroke="#e3bd5c"
        strokeWidth="3"
        strokeDasharray="4 2.5"
      />
      <path
        d="M50 42 C68 54 70 72 50 86 C30 72 32 54 50 42 Z"
        fill="#e3bd5c"
        stroke="#7a5409"
        strokeWidth="1.5"
      />
      <path d="M50 51 C61 59 62 69 50 78 C38 69 39 59 50 51 Z" fill="#1f8f86" />
      <path
        d="M50 56 L52.6 62.6 L59.4 65 L52.6 67.4 L50 74 L47.4 67.4 L40.6 65 L47.4 62.6 Z"
        fill="#eafff8"
      />
    </g>
  );
}

function Dagger() {
  return (
    <g transform="rotate(38 50 50)" strokeLinejoin="round">
      <path
        d="M46 50 L45 26 Q45 14 54 6 Q57 24 54 50 Z"
        fill="#e8eef5"
        stroke="#7d8a9c"
        strokeWidth="1.5"
      />
      <path d="M50 48 Q49 26 53 12" fill="none" stroke="#9eabbd" strokeWidth="1.8" />
      <path
        d="M34 50 Q50 44 66 50 L66 56 Q50 52 34 56 Z"
        fill="#e3bd5c"
        stroke="#7a5409"
        strokeWidth="1.5"
      />
      <path d="M45 56 H55 L54 78 H46 Z" fill="#8e1b24" stroke="#4b0b11" strokeWidth="1.5" />
      <circle cx="50" cy="83" r="6" fill="#e3bd5c" stroke="#7a5409" strokeWidth="1.5" />
    </g>
  );
}

export function Eye() {
  return (
    <g>
      <path d="M8 50 Q50 8 92 50 Q50 92 8 50 Z" fill="#f6f4ee" stroke="#16307e" strokeWidth="4" />
      <circle cx="50" cy="50" r="22" fill="#1d48c4" />
      <circle cx="50" cy="50" r="14.5" fill="#8fd0ff" />
      <circle cx="50" cy="50" r="8" fill="#0a0d1c" />
      <circle cx="46" cy="46" r="2.8" fill="#fff" />
    </g>
  );
}

function EvilEye() {
  return (
    <g transform="translate(19 19) scale(0.62)">
      <Eye />
    </g>
  );
}

/** A man with a turban and a sack; also the figure that walks along the sapphires. */
export function MerchantMan() {
  return (
    <g strokeLinejoin="round">
      <g fill="#c9a24b" stroke="#3d2414" strokeWidth="1.5">
        <path data-foot="left" d="M33 86 H46 V91 Q39 95 29 93 Q28 88 33 86 Z" />
        <path data-foot="right" d="M54 86 H67 Q72 88 71 93 Q61 95 54 91 Z" />
      </g>
      <path
        d="M28 88 Q26 60 44 54 H56 Q74 60 72 88 Z"
        fill="#5a2a6e"
        stroke="#2c1038"
        strokeWidth="2"
      />
      <path d="M50 56 L42 88 H58 Z" fill="#d8a93a" />
      <circle cx="50" cy="42" r="13" fill="#d9a06f" stroke="#6b3f1f" strokeWidth="1.5" />
      <path d="M40 47 Q50 64 60 47 Q58 56 50 60 Q42 56 40 47 Z" fill="#2b1a10" />
      <path
        d="M32 36 Q34 14 50 14 Q66 14 68 36 Q50 28 32 36 Z"
        fill="#f6ead0"
        stroke="#8a6a30"
        strokeWidth="1.5"
      />
      <path d="M36 32 Q52 16 66 30" fill="none" stroke="#c9a24b" strokeWidth="2" />
      <circle cx="50" cy="24" r="4" fill="#d22346" />
      <path
        d="M66 62 Q86 58 86 76 Q86 90 72 90 Q60 88 64 74 Z"
        fill="#8a5a33"
        stroke="#3d2414"
        strokeWidth="2"
      />
    </g>
  );
}

export function Sinbad() {
  return (
    <g strokeLinejoin="round">
      <path d="M50 14 V64" stroke="#3a2202" strokeWidth="4" />
      <path
        d="M54 18 Q84 36 78 58 Q66 54 54 58 Z"
        fill="#fbf1d8"
        stroke="#7a5409"
        strokeWidth="1.5"
      />
      <path
        d="M46 24 Q24 40 26 58 Q36 54 46 58 Z"
        fill="#d1433f"
        stroke="#5c0f12"
        strokeWidth="1.5"
      />
      <path
        d="M16 62 H84 Q80 80 66 82 H36 Q20 80 16 62 Z"
        fill="#5a3015"
        stroke="#2e1506"
        strokeWidth="2"
      />
      <path
        d="M12 86 Q22 80 32 86 T52 86 T72 86 T90 86"
        fill="none"
        stroke="#1b4e9c"
        strokeWidth="4"
      />
    </g>
  );
}

const DRAWN: Record<Special | Golden, () => React.JSX.Element> = {
  L: Lantern,
  S: SapphireTile,
  A: Amulet,
  D: Dagger,
  E: EvilEye,
  $m: MerchantMan,
  $g: GenieFigure,
  $s: Sinbad,
};

export function ObjectMark({ object }: { object: Special | Golden }) {
  const Drawn = DRAWN[object];
  return <Drawn />;
}
