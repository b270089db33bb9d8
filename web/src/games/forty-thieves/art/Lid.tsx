import { memo } from "react";
import type { Jar } from "../../../generated/forty_thieves";
import { readJar } from "../model/notation";
import { clayOf } from "./clay";
import { Body } from "./Jar";
import { LetterBadge } from "./LetterBadge";
import { PAINT, patternOf } from "./paint";
import { SignMark } from "./SignMark";

const STAR = "M50 16 L58 42 L84 50 L58 58 L50 84 L42 58 L16 50 L42 42 Z";

interface LidProps {
  jar: Jar | null;
  /** Written on the rim for those who like letters. */
  letter?: string | null;
  /** Only the lid, which can be lifted; else the whole jar, closed. */
  alone?: boolean;
}

/** A jar of clay seen from above; its glazed lid has a colour, a pattern and a symbol. */
export const Lid = memo(function Lid({ jar, letter = null, alone = false }: LidProps) {
  const painted = readJar(jar);
  return (
    <svg viewBox="3 3 96 96" overflow="visible" aria-hidden="true" focusable="false">
      {!alone && <Body jar={jar} />}
      {jar === "$" && <GoldenBack />}
      {painted === null && jar !== "$" && <use href="#ft-lip" />}
      {painted !== null && (
        <>
          <use href="#ft-lip" />
          <path d={clayOf(jar).glaze} fill={PAINT[painted.colour]} stroke="#1c0d06" />
          <path d={clayOf(jar).glaze} fill={patternOf(painted.colour)} />
          <use href="#ft-gloss" />
          <g transform="translate(50 50) scale(1.12)" color="#fbeec4">
            <SignMark sign={painted.sign} />
          </g>
        </>
      )}
      {letter !== null && <LetterBadge letter={letter} />}
    </svg>
  );
});

/** Drawn once for all lids: see Defs. */
export function LidParts() {
  return (
    <>
      <g id="ft-lip">
        <circle cx="50" cy="52.6" r="39.8" fill="#2c1209" />
        <circle cx="50" cy="50" r="39.6" fill="url(#ft-clay)" stroke="#3d1a0d" strokeWidth="1.6" />
        <circle cx="50" cy="50" r="39.6" fill="url(#ft-speck)" />
      </g>
      <g id="ft-gloss">
        <circle cx="50" cy="50" r="38.5" fill="url(#ft-dome)" />
        <circle cx="50" cy="50" r="29" fill="none" stroke="#000" strokeWidth="1.2" opacity="0.22" />
        <circle cx="49.4" cy="49" r="29" fill="none" stroke="#fff" opacity="0.28" />
        <path
          d="M18.5 45 Q21 22 45 15.5 Q28 26 24.5 44 Q21 47 18.5 45 Z"
          fill="#fff"
          opacity="0.5"
        />
        <ellipse cx="53.5" cy="15.4" rx="4.4" ry="1.7" fill="#fff" opacity="0.5" />
        <path d="M80 62 Q73 78 57 84 Q71 74 76 61 Q78 58 80 62 Z" fill="#ffe9c4" opacity="0.22" />
        <circle cx="51.2" cy="52.4" r="23.4" fill="#000" opacity="0.34" />
        <circle cx="50" cy="50" r="21.8" fill="url(#ft-deep)" stroke="#7a5409" strokeWidth="3.4" />
        <circle cx="50" cy="50" r="21.8" fill="none" stroke="#f0cf6e" strokeWidth="1.8" />
      </g>
    </>
  );
}

/** Plain gold: it tells that it is one of the three, and not which. */
function GoldenBack() {
  return (
    <>
      <circle cx="50" cy="50" r="43.5" fill="url(#ft-gold)" stroke="#6b4708" strokeWidth="1.5" />
      <g fill="none" stroke="#7a5409" strokeWidth="2.2">
        <circle cx="50" cy="50" r="38.5" strokeDasharray="2.4 2" />
        <path d={STAR} />
        <path d={STAR} transform="rotate(45 50 50)" />
      </g>
      <path d="M15 44 Q18 20 43 12 Q26 24 22 43 Q18 47 15 44 Z" fill="#fff" opacity="0.45" />
    </>
  );
}
