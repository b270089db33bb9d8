// Small pictures that stand beside words.

import { GenieFigure } from "./GenieFigure";
import { Eye, MerchantMan, Sinbad } from "./Objects";

export function EyeMark() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <Eye />
    </svg>
  );
}

export function MerchantMark() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <MerchantMan />
    </svg>
  );
}

export function GenieMark() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <GenieFigure />
    </svg>
  );
}

export function ShipMark() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <Sinbad />
    </svg>
  );
}

/** Once more round: a second turn. */
export function AgainMark() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path
        d="M76 32 A32 32 0 1 0 82 54"
        fill="none"
        stroke="currentColor"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M88 12 V42 H58 Z" fill="currentColor" />
    </svg>
  );
}

/** A hand on a lid: somebody looks into the jar, and you do not. Its sleeve has the seat's hue. */
export function HandOver() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <g fill="#d9a06f" stroke="#5b3517" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M22 52 Q20 40 28 40 L30 22 Q35 14 39 22 L42 38 L46 14 Q51 7 55 14 L57 38 L63 20 Q69 14 71 22 L70 44 L78 36 Q86 34 84 42 L72 66 Q66 82 50 82 Q30 80 22 52 Z" />
      </g>
      <path
        d="M34 80 L66 78 L70 100 H32 Z"
        fill="currentColor"
        stroke="#121938"
        strokeWidth="2.5"
      />
    </svg>
  );
}
