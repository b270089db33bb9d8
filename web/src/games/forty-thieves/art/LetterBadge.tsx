/**
 * A colour's letter on the rim of a lid or a front, for those who like letters. It is a picture,
 * drawn once and used everywhere: nobody has to say it to name the jar.
 */
export function LetterBadge({ letter }: { letter: string }) {
  return (
    <g>
      <circle cx="82" cy="82" r="13" fill="#121938" stroke="#e3bd5c" strokeWidth="2" />
      <use href={`#ft-letter-${letter}`} x="82" y="82" />
    </g>
  );
}

/** A letter, round the middle of where it will stand. */
export function Letter({ letter }: { letter: string }) {
  const long = letter.length > 1;
  return (
    <text
      id={`ft-letter-${letter}`}
      y={long ? 4.5 : 6}
      textAnchor="middle"
      fontSize={long ? 13 : 17}
      fontWeight="700"
      fill="#fbeec4"
    >
      {letter}
    </text>
  );
}
