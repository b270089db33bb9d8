import { useState } from "react";
import type { Place, Square } from "../../../generated/forty_thieves";
import { TileFront } from "../art/Tile";
import { COLUMNS, ROWS, SQUARES, squaresOf } from "../model/notation";
import style from "./Board.module.css";
import { Cell } from "./Cell";
import { useTable } from "./context";
import { Genie } from "./Genie";
import { LanternLight } from "./LanternLight";
import { LineEnds } from "./LineEnds";
import { MerchantFigure } from "./MerchantFigure";
import { Sapphires } from "./Sapphires";
import { TheftVerdict } from "./TheftVerdict";
import { Tray } from "./Tray";
import { useRoving } from "./useRoving";
import { Voyage } from "./Voyage";

/** Sixteen jars, the nine sapphires between them, and the ends of the lines around them. */
export function Board() {
  const { t, view, choosing, scene, advised } = useTable();
  const [over, setOver] = useState<Place | null>(null);
  const roving = useRoving(SQUARES.length, COLUMNS.length);
  const place = over ?? choosing.selection.place ?? advised?.things.place ?? null;
  const pointed: readonly Square[] = place === null ? [] : squaresOf(place);
  return (
    <section className={style.board} aria-label={t.board.title}>
      <LineEnds point={setOver} />
      <div className={style.field}>
        <Ornament />
        <div className={style.inner}>
          {/* biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of text */}
          <div
            role="grid"
            aria-label={t.board.title}
            className={style.cells}
            onKeyDown={roving.onKeyDown}
          >
            {ROWS.map((row) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div role="row" key={row} className={style.row}>
                {COLUMNS.map((column) => (
                  <Cell
                    key={column}
                    square={`${column}${row}`}
                    roving={roving}
                    pointed={pointed.includes(`${column}${row}`)}
                  />
                ))}
              </div>
            ))}
          </div>
          <span key={view.turn} className={style.warm} aria-hidden="true" />
          <Sapphires point={setOver} />
          <LanternLight />
          <MerchantFigure />
          <TheftVerdict />
        </div>
        <Genie />
        <Voyage />
        {scene.spotlight !== null && scene.genie === null && (
          <span className={style.spotlight} aria-hidden="true">
            <TileFront front={scene.spotlight} />
          </span>
        )}
      </div>
      <Tray />
    </section>
  );
}

/** The tiles of a courtyard, in gold on the night. */
function Ornament() {
  return (
    <svg className={style.ornament} viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="ft-court" width="50" height="50" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="var(--gold)" strokeWidth="0.8">
            <path d="M25 6 L30.6 19.4 L44 25 L30.6 30.6 L25 44 L19.4 30.6 L6 25 L19.4 19.4 Z" />
            <path d="M11.5 11.5 H38.5 V38.5 H11.5 Z" />
            <path d="M0 0 L11.5 11.5 M50 0 L38.5 11.5 M0 50 L11.5 38.5 M50 50 L38.5 38.5" />
          </g>
        </pattern>
      </defs>
      <rect width="400" height="400" rx="18" fill="url(#ft-court)" opacity="0.22" />
      <rect
        x="3"
        y="3"
        width="394"
        height="394"
        rx="16"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2"
        opacity="0.55"
      />
      <rect
        x="8"
        y="8"
        width="384"
        height="384"
        rx="12"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="0.8"
        opacity="0.55"
      />
    </svg>
  );
}
