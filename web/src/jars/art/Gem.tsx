/** A sapphire with its facets. */
export function Gem() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <GemFacets />
    </svg>
  );
}

/** The same as a part of a larger picture, in a field of a hundred units. */
export function GemFacets() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M26 12 L74 12 L94 40 L50 92 L6 40 Z"
        fill="#1c46c4"
        stroke="#a9c8ff"
        strokeWidth="3"
      />
      <path d="M26 12 L38 26 L30 40 L6 40 Z" fill="#4f86fb" />
      <path d="M26 12 L50 12 L38 26 Z" fill="#7fb0ff" />
      <path d="M50 12 L74 12 L62 26 Z" fill="#5d92fb" />
      <path d="M74 12 L94 40 L70 40 L62 26 Z" fill="#2f67e4" />
      <path d="M38 26 L50 12 L62 26 L70 40 H30 Z" fill="#9cc2ff" />
      <path d="M6 40 L30 40 L50 92 Z" fill="#2857d8" />
      <path d="M30 40 L50 40 L50 92 Z" fill="#5b91ff" />
      <path d="M50 40 L70 40 L50 92 Z" fill="#3a70ee" />
      <path d="M70 40 L94 40 L50 92 Z" fill="#1a42bb" />
      <path d="M41 27 L50 17 L54 26 L36 37 Z" fill="#f2f7ff" opacity="0.9" />
      <path d="M44 46 L50 44 L49 74 Z" fill="#bcd6ff" opacity="0.75" />
    </g>
  );
}
