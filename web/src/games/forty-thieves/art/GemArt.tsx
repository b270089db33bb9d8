/** A sapphire with its facets. */
export function GemArt() {
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
        fill="#153aae"
        stroke="#b9d2ff"
        strokeWidth="3"
      />
      <path d="M26 12 L38 26 L30 40 L17 26 Z" fill="#5b93ff" />
      <path d="M17 26 L30 40 L6 40 Z" fill="#3a70ee" />
      <path d="M26 12 L50 12 L38 26 Z" fill="#8fbcff" />
      <path d="M50 12 L74 12 L62 26 Z" fill="#6b9efc" />
      <path d="M74 12 L84 26 L70 40 L62 26 Z" fill="#3d76f0" />
      <path d="M84 26 L94 40 L70 40 Z" fill="#204dcf" />
      <path d="M38 26 L50 12 L62 26 L50 40 Z" fill="#b3d0ff" />
      <path d="M38 26 L50 40 L30 40 Z" fill="#7fb0ff" />
      <path d="M62 26 L70 40 L50 40 Z" fill="#5187f6" />
      <path d="M6 40 L18 40 L50 92 Z" fill="#1b49c9" />
      <path d="M18 40 L30 40 L50 92 Z" fill="#3168e6" />
      <path d="M30 40 L40 40 L50 92 Z" fill="#5f95ff" />
      <path d="M40 40 L50 40 L50 92 Z" fill="#8ab6ff" />
      <path d="M50 40 L60 40 L50 92 Z" fill="#4178f0" />
      <path d="M60 40 L70 40 L50 92 Z" fill="#2c62e0" />
      <path d="M70 40 L94 40 L50 92 Z" fill="#123298" />
      <path d="M41 27 L50 16 L54 25 L36 37 Z" fill="#f6faff" opacity="0.92" />
      <path d="M43 45 L49 43 L49 72 Z" fill="#d6e5ff" opacity="0.85" />
      <path d="M78 34 L86 38 L74 39 Z" fill="#d6e5ff" opacity="0.7" />
    </g>
  );
}
