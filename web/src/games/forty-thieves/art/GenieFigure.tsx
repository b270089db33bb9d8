/** A spirit over its lamp, in a field of a hundred units; also the figure that rises when he acts. */
export function GenieFigure() {
  return (
    <g strokeLinejoin="round" transform="translate(6 6) scale(0.88)">
      <g data-spirit="">
        <path
          d="M84 67 C80 56 66 64 53 60 C40 56 37 50 40 42 L60 42 C62 50 62 52 69 54 C79 56 86 58 88 67 Z"
          fill="url(#ft-spirit)"
          stroke="#0f3a5c"
          strokeWidth="1.4"
        />
        <path
          d="M46 52 Q54 58 68 57 M52 48 Q58 54 74 58"
          fill="none"
          stroke="#cdeeff"
          strokeWidth="1.3"
          opacity="0.8"
        />
        <path
          d="M29 43 Q28 30 41 29 H59 Q72 30 71 43 Q68 52 60 50 L58 45 H42 L40 50 Q32 52 29 43 Z"
          fill="#4fb0e2"
          stroke="#0f3a5c"
          strokeWidth="1.4"
        />
        <path d="M42 30 Q50 40 58 30" fill="none" stroke="#f0cf6e" strokeWidth="2" />
        <path
          d="M31 43 Q50 34 68 42 L66 48 Q50 41 34 49 Z"
          fill="#9ad9ff"
          stroke="#0f3a5c"
          strokeWidth="1.2"
        />
        <path d="M34 41.5 L37 47.5 M62 40 L64.5 47" stroke="#e3bd5c" strokeWidth="2.6" />
        <ellipse
          cx="50"
          cy="20"
          rx="9.5"
          ry="10.5"
          fill="#8fd0ff"
          stroke="#0f3a5c"
          strokeWidth="1.3"
        />
        <path
          d="M43.5 16.5 Q46 14.8 48.3 16.6 M51.7 16.6 Q54 14.8 56.5 16.5"
          fill="none"
          stroke="#14263a"
          strokeWidth="1.2"
        />
        <g fill="#fff">
          <ellipse cx="46" cy="19" rx="2.1" ry="1.5" />
          <ellipse cx="54" cy="19" rx="2.1" ry="1.5" />
        </g>
        <g fill="#0a1c2e">
          <circle cx="46.3" cy="19" r="1" />
          <circle cx="54.3" cy="19" r="1" />
          <path d="M50 24.4 Q46 22.6 43.6 25.6 Q42.2 26.6 41 25 Q42 29.4 46 28.2 Q49 27.4 50 26 Q51 27.4 54 28.2 Q58 29.4 59 25 Q57.8 26.6 56.4 25.6 Q54 22.6 50 24.4 Z" />
          <path d="M47.6 29.4 Q50 30.6 52.4 29.4 L50 35.5 Z" />
        </g>
        <g fill="#f0cf6e" stroke="#7a5409" strokeWidth="0.7">
          <circle cx="40.6" cy="23.4" r="1.7" />
          <circle cx="59.4" cy="23.4" r="1.7" />
        </g>
        <path
          d="M39 15 Q37 3 50 2 Q63 3 61 15 Q50 9.5 39 15 Z"
          fill="#fbf1d8"
          stroke="#7a5409"
          strokeWidth="1.2"
        />
        <path
          d="M40 11 Q50 3 60 11 M43 6 Q52 3 58 7"
          fill="none"
          stroke="#c9a24b"
          strokeWidth="1.1"
        />
        <path
          d="M51 4 Q49 -4 56 -6 Q55 0 53 4 Z"
          fill="#8fd6a8"
          stroke="#1f6b3f"
          strokeWidth="0.8"
        />
        <circle cx="51" cy="8.6" r="2.4" fill="#d22346" stroke="#7a5409" strokeWidth="0.8" />
      </g>
      <circle cx="21" cy="74" r="6.5" fill="none" stroke="#3a2202" strokeWidth="5.4" />
      <circle cx="21" cy="74" r="6.5" fill="none" stroke="#b98a1f" strokeWidth="2.8" />
      <path
        d="M24 71 Q34 65 58 68 Q70 69 80 65 L88 67 Q78 73 71 80 Q62 87 46 87 Q29 86 24 71 Z"
        fill="url(#ft-brass)"
        stroke="#3a2202"
        strokeWidth="1.8"
      />
      <path
        d="M40 87 H56 L62 93.5 H34 Z"
        fill="url(#ft-brass)"
        stroke="#3a2202"
        strokeWidth="1.6"
      />
      <path
        d="M36 67.6 Q44 61 53 67.6 Z"
        fill="url(#ft-brass)"
        stroke="#3a2202"
        strokeWidth="1.4"
      />
      <path d="M31 74 Q44 70.5 60 73" fill="none" stroke="#fff3c4" strokeWidth="2" opacity="0.85" />
    </g>
  );
}
