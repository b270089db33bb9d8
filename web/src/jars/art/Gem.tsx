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
        fill="#1f4fd0"
        stroke="#a9c8ff"
        strokeWidth="3"
      />
      <path d="M26 12 L50 12 L36 40 L6 40 Z" fill="#5f92ff" />
      <path d="M50 12 L74 12 L64 40 L36 40 Z" fill="#8db6ff" />
      <path d="M74 12 L94 40 L64 40 Z" fill="#3f76ee" />
      <path d="M6 40 L36 40 L50 92 Z" fill="#2e62e2" />
      <path d="M36 40 L64 40 L50 92 Z" fill="#4c83f6" />
      <path d="M30 18 L46 18 L38 32 Z" fill="#e6f0ff" opacity="0.85" />
    </g>
  );
}
