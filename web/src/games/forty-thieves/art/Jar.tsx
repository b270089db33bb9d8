import { memo } from "react";
import type { Jar } from "../../../generated/forty_thieves";
import { clayOf } from "./clay";

interface JarBodyProps {
  jar: Jar | null;
}

/** A jar without its lid, seen from above: shoulder, handles, and its dark mouth. */
export const JarBody = memo(function JarBody({ jar }: JarBodyProps) {
  return (
    <svg viewBox="3 3 96 96" overflow="visible" aria-hidden="true" focusable="false">
      <Body jar={jar} />
    </svg>
  );
});

/** The same as a part of a larger picture. */
export function Body({ jar }: JarBodyProps) {
  if (jar === "$") return <use href="#ft-gold-body" />;
  return (
    <>
      <use href="#ft-shadow" />
      <use href="#ft-body" transform={`rotate(${clayOf(jar).turn} 50 50)`} />
    </>
  );
}

/** Drawn once for all jars: see Defs. */
export function BodyParts() {
  return (
    <>
      <g id="ft-shadow">
        <circle cx="54" cy="60" r="47" fill="url(#ft-shade)" />
        <circle cx="50" cy="54.5" r="43.8" fill="#35160b" />
        <path d="M8 60 A43 43 0 0 0 92 60" fill="none" stroke="#7d4128" strokeWidth="1.6" />
      </g>
      <g id="ft-body">
        <path
          d="M9 40 Q-1 50 9 60 M91 40 Q101 50 91 60"
          fill="none"
          stroke="#3d1a0d"
          strokeWidth="7.5"
        />
        <path
          d="M9 41 Q0 50 9 59 M91 41 Q100 50 91 59"
          fill="none"
          stroke="#b0653f"
          strokeWidth="4.5"
        />
        <circle cx="50" cy="50" r="43.5" fill="url(#ft-clay)" stroke="#3d1a0d" strokeWidth="1.4" />
        <circle cx="50" cy="50" r="43.5" fill="url(#ft-speck)" />
        <g fill="none" strokeWidth="2.3" strokeDasharray="2.9 2.3">
          <circle cx="50.5" cy="50.6" r="41.2" stroke="#4a2112" />
          <circle cx="49.7" cy="49.6" r="41.2" stroke="#e2a57e" opacity="0.55" />
        </g>
        <circle cx="50" cy="50" r="38.8" fill="url(#ft-mouth)" />
      </g>
      <g id="ft-gold-body">
        <use href="#ft-shadow" />
        <circle cx="50" cy="50" r="44" fill="url(#ft-gold)" stroke="#6b4708" strokeWidth="1.5" />
        <circle cx="50" cy="50" r="38.8" fill="url(#ft-mouth)" />
      </g>
    </>
  );
}
