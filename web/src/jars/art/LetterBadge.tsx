/** A colour's letter on the rim of a lid or a front, for those who like letters. */
export function LetterBadge({ letter }: { letter: string }) {
  const long = letter.length > 1;
  return (
    <g>
      <circle cx="82" cy="82" r="13" fill="#121938" stroke="#e3bd5c" strokeWidth="2" />
      <text
        x="82"
        y={long ? 86.5 : 88}
        textAnchor="middle"
        fontSize={long ? 13 : 17}
        fontWeight="700"
        fill="#fbeec4"
      >
        {letter}
      </text>
    </g>
  );
}
