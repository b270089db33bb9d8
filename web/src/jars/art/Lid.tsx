import { memo } from "react";
import type { Jar } from "../../generated/forty_thieves";
import { readJar } from "../notation";
import { LetterBadge } from "./LetterBadge";
import { PAINT, patternOf } from "./paint";
import { SignMark } from "./SignMark";

const STAR = "M50 16 L58 42 L84 50 L58 58 L50 84 L42 58 L16 50 L42 42 Z";

interface LidProps {
  jar: Jar;
  /** Written on the rim for those who like letters. */
  letter?: string | null;
}

/** A clay jar seen from above: its lid has a colour, a pattern and a symbol. */
export const Lid = memo(function Lid({ jar, letter = null }: LidProps) {
  const painted = readJar(jar);
  if (painted === null) return jar === "$" ? <GoldenBack /> : <BareLid />;
  const { colour, sign } = painted;
  return (
    <svg viewBox="3 3 96 96" aria-hidden="true" focusable="false">
      <circle cx="51" cy="53" r="46" fill="#000" opacity="0.38" />
      <circle cx="50" cy="50" r="46" fill="url(#ft-clay)" stroke="#4a2112" strokeWidth="1.5" />
      <circle cx="50" cy="50" r="40.5" fill="none" stroke="#5b2a17" strokeWidth="2" />
      <circle cx="50" cy="50" r="38" fill={PAINT[colour]} />
      <circle cx="50" cy="50" r="38" fill={patternOf(colour)} />
      <circle cx="50" cy="50" r="38" fill="url(#ft-dome)" />
      <circle cx="50" cy="50" r="21.5" fill="#121938" stroke="#e3bd5c" strokeWidth="2.4" />
      <g transform="translate(50 50) scale(1.12)" color="#fbeec4">
        <SignMark sign={sign} />
      </g>
      {letter !== null && <LetterBadge letter={letter} />}
    </svg>
  );
});

/** A jar of which nobody has said yet what is painted on it. */
function BareLid() {
  return (
    <svg viewBox="3 3 96 96" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="46" fill="url(#ft-clay)" stroke="#4a2112" strokeWidth="1.5" />
      <circle cx="50" cy="50" r="36" fill="none" stroke="#5b2a17" strokeWidth="2" />
      <circle cx="50" cy="50" r="14" fill="url(#ft-clay)" stroke="#4a2112" strokeWidth="1.5" />
    </svg>
  );
}

function GoldenBack() {
  return (
    <svg viewBox="3 3 96 96" aria-hidden="true" focusable="false">
      <circle cx="51" cy="53" r="46" fill="#000" opacity="0.38" />
      <circle cx="50" cy="50" r="46" fill="url(#ft-gold)" stroke="#6b4708" strokeWidth="1.5" />
      <circle cx="50" cy="50" r="39" fill="none" stroke="#8a620f" strokeWidth="2" />
      <path d={STAR} fill="none" stroke="#7a5409" strokeWidth="2.4" />
      <path d={STAR} fill="none" stroke="#7a5409" strokeWidth="2.4" transform="rotate(45 50 50)" />
    </svg>
  );
}
