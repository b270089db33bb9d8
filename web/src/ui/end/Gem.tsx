import style from "./Gem.module.css";
import type { Piece } from "./scores";

const FILL: Record<Piece, string> = {
  R: "var(--ruby)",
  S: "var(--sapphire)",
  D: "var(--diamond)",
  G: "var(--sapphire)",
  T: "var(--clay)",
  E: "#2a2730",
  F: "#2a2730",
};

/** A piece as it lies in a pile: a small picture; the words beside it say what it is. */
export function Gem({ piece }: { piece: Piece }) {
  return (
    <svg className={style.gem} viewBox="-12 -12 24 24" aria-hidden="true">
      {shape(piece)}
    </svg>
  );
}

function shape(piece: Piece) {
  switch (piece) {
    case "R":
      return (
        <>
          <path d="M0-10 9-5v10L0 10-9 5V-5z" fill={FILL.R} />
          <path d="M0-10 9-5 0 0-9-5z" fill="#fff" opacity="0.300" />
        </>
      );
    case "T":
      return (
        <>
          <circle r="10.500" fill={FILL.T} />
          <path d="M0-6 5 0 0 7-5 0z" fill="var(--sapphire)" stroke="#fff" strokeOpacity="0.500" />
        </>
      );
    case "E":
    case "F":
      return (
        <>
          {piece === "F" ? <circle r="11" fill="var(--clay)" /> : null}
          <path d="M-10 0Q0-9 10 0 0 9-10 0z" fill="#f4ecdf" stroke="#14110f" />
          <circle r="4" fill="#7a1f8a" />
          <circle r="1.600" fill="#14110f" />
        </>
      );
    default:
      return (
        <>
          <path
            d="M-10-3-5-9H5l5 6L0 10z"
            fill={FILL[piece]}
            stroke="#14110f"
            strokeOpacity="0.300"
          />
          <path d="M-10-3-5-9H5l5 6z" fill="#fff" opacity="0.350" />
          <path d="M-4-3 0 10 4-3z" fill="#fff" opacity="0.200" />
        </>
      );
  }
}
