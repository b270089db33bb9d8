import { useMemo } from "react";
import style from "./Qr.module.css";
import { qrPath } from "./qrPath";

/** So much paper round it as ISO/IEC 18004 asks for, in modules: cameras need it to find the code. */
const QUIET = 4;

/** A link to be scanned by a phone. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={style.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={style.paper} d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
      <path className={style.ink} d={path} />
    </svg>
  );
}
