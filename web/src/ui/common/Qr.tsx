import { useMemo } from "react";
import style from "./Qr.module.css";
import { qrPath } from "./qr";

/** A link to be scanned by a phone. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={style.qr}
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={style.paper} d={`M-3-3h${size + 6}v${size + 6}h-${size + 6}z`} />
      <path className={style.ink} d={path} />
    </svg>
  );
}
