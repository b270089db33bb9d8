import { useId } from "react";
import type { Theme } from "../../store/settings";

const NIGHT = { ground: "#14110f", cloth: "#1f2b26", text: "#f4ecdf", brass: "#c9a24b" };
const DAY = { ground: "#f4ecdf", cloth: "#dfe6dc", text: "#1c1713", brass: "#8a6412" };

/** A corner of the table in the light that is meant; as the device has it, half and half. */
export function ThemePicture({ theme }: { theme: Theme }) {
  return (
    <svg viewBox="0 0 96 56" aria-hidden="true">
      {theme === "day" ? null : <Corner of={NIGHT} d="M0 0h96v56H0z" />}
      {theme === "night" ? null : (
        <Corner of={DAY} d={theme === "day" ? "M0 0h96v56H0z" : "M96 0v56H0z"} />
      )}
    </svg>
  );
}

function Corner({ of, d }: { of: typeof NIGHT; d: string }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill={of.ground} d="M0 0h96v56H0z" />
        <rect fill={of.cloth} x="8" y="20" width="80" height="36" rx="5" />
        <path stroke={of.text} strokeWidth="3" strokeLinecap="round" d="M10 10h34" />
        <rect fill="#8a5a33" x="20" y="27" width="24" height="22" rx="2" />
        <path stroke="#2e1b10" d="M20 34.500h24M20 42h24" />
        <rect fill={of.brass} x="56" y="38" width="24" height="10" rx="3" />
        <path fill="#d22346" d="M68 24l5 4-5 5-5-5z" />
      </g>
    </>
  );
}
