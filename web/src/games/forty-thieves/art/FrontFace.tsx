import { memo } from "react";
import type { Front } from "../../../generated/forty_thieves";
import { type Colour, type JarSign, readFront } from "../model/notation";
import { LetterBadge } from "./LetterBadge";
import { ObjectMark } from "./Objects";
import { PAINT, patternOf } from "./paint";
import { SignMark } from "./SignMark";

interface FrontFaceProps {
  front: Front;
  letter?: string | null;
}

/** What a tile shows when it is turned up: a thief, a special tile or a golden one. */
export const FrontFace = memo(function FrontFace({ front, letter = null }: FrontFaceProps) {
  const face = readFront(front);
  return (
    <svg viewBox="3 3 96 96" aria-hidden="true" focusable="false">
      <circle cx="51" cy="53" r="46" fill="#000" opacity="0.38" />
      {face?.kind === "thief" && <Thief colour={face.colour} sign={face.sign} letter={letter} />}
      {face?.kind === "leader" && <Thief colour={face.colour} sign="t" letter={letter} leads />}
      {face?.kind === "special" && (
        <>
          <circle cx="50" cy="50" r="46" fill="url(#ft-deep)" stroke="#e3bd5c" strokeWidth="4" />
          <ObjectMark object={face.special} />
        </>
      )}
      {face?.kind === "golden" && (
        <>
          <circle cx="50" cy="50" r="46" fill="url(#ft-gold)" stroke="#6b4708" strokeWidth="3" />
          <ObjectMark object={face.golden} />
        </>
      )}
    </svg>
  );
});

interface ThiefProps {
  colour: Colour;
  sign: JarSign;
  letter: string | null;
  leads?: boolean;
}

function Thief({ colour, sign, letter, leads = false }: ThiefProps) {
  return (
    <g>
      <circle cx="50" cy="50" r="46" fill={PAINT[colour]} stroke="#1a1208" strokeWidth="1.5" />
      <circle cx="50" cy="50" r="46" fill={patternOf(colour)} />
      <circle
        cx="50"
        cy="50"
        r="36"
        fill="url(#ft-parchment)"
        stroke={leads ? "#e3bd5c" : "#1a1208"}
        strokeWidth={leads ? 5 : 1.5}
      />
      <path
        d="M50 17 C64 17 70 29 70 41 C77 47 79 58 78 70 L22 70 C21 58 23 47 30 41 C30 29 36 17 50 17 Z"
        fill={PAINT[colour]}
        stroke="#1a1208"
        strokeWidth="1.5"
      />
      <path
        d="M50 23 C59 23 63 31 63 38 C63 47 57 53 50 53 C43 53 37 47 37 38 C37 31 41 23 50 23 Z"
        fill="#191210"
      />
      <ellipse cx="44.5" cy="36" rx="3.6" ry="2.4" fill="#fff5d6" />
      <ellipse cx="55.5" cy="36" rx="3.6" ry="2.4" fill="#fff5d6" />
      {leads && (
        <path
          d="M32 23 L35 8 L43 16 L50 5 L57 16 L65 8 L68 23 Q50 17 32 23 Z"
          fill="#f0cf6e"
          stroke="#6b4708"
          strokeWidth="1.8"
        />
      )}
      <circle cx="50" cy="67" r="18.5" fill="#121938" stroke="#e3bd5c" strokeWidth="2" />
      <g transform="translate(50 67)" color="#fbeec4">
        <SignMark sign={sign} />
      </g>
      {letter !== null && <LetterBadge letter={letter} />}
    </g>
  );
}
