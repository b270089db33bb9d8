import type { Place } from "../../../generated/forty_thieves";
import { classes } from "../../../widgets/classes";
import { percentOf } from "../advice";
import { placeName } from "../model/naming";
import { columnOf, LINES, rowOf } from "../model/notation";
import type { Pickable } from "../model/selection";
import { useFortyMessages } from "../words";
import { useTable } from "./context";
import style from "./LineEnds.module.css";
import { TheftChance } from "./TheftChance";
import { useRoving } from "./useRoving";

/** What stands at the end of a line: its name, and the way it runs. */
function mark(line: Place): { name: string; way: string; where: string | undefined } {
  const [row, column] = [rowOf(line), columnOf(line)];
  if (row !== null) return { name: row, way: "→", where: style[`row${row}`] };
  if (column !== null) return { name: column, way: "↓", where: style[`column${column}`] };
  if (line === "falling") return { name: "", way: "↘", where: style.falling };
  return { name: "", way: "↗", where: style.rising };
}

/** The ends of the ten lines: names of rows and columns, and where a theft is announced. */
export function LineEnds({ point }: { point: (place: Place | null) => void }) {
  const { t, choosing, advised, chances } = useTable();
  const { chances: words } = useFortyMessages().help;
  const roving = useRoving(LINES.length, LINES.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div
      role="group"
      aria-label={t.board.lines}
      className={style.ends}
      onKeyDown={roving.onKeyDown}
    >
      {LINES.map((line, index) => {
        const thing: Pickable = { kind: "place", place: line };
        const may = choosing.canPick(thing);
        const picked = choosing.selection.place === line;
        const { name, way, where } = mark(line);
        const chance = chances?.[line];
        const bare = placeName(t, line);
        const said =
          chance === undefined ? bare : words.at({ label: bare, percent: percentOf(chance) });
        const label = picked ? t.board.picked({ label: said }) : t.board.mayPick({ label: said });
        return (
          <button
            key={line}
            type="button"
            ref={roving.hold(index)}
            data-place={line}
            data-advised={advised?.things.place === line || undefined}
            className={classes(style.end, where, may && style.may, picked && style.picked)}
            tabIndex={roving.tabIndex(index)}
            aria-label={may ? label : said}
            aria-disabled={!may}
            onFocus={() => {
              roving.onFocus(index);
              if (may) point(line);
            }}
            onBlur={() => point(null)}
            onPointerEnter={() => may && point(line)}
            onPointerLeave={() => point(null)}
            onClick={() => choosing.pick(thing)}
          >
            <span aria-hidden="true" className={style.mark}>
              {name !== "" && <span>{name}</span>}
              {may && <span>{way}</span>}
              <TheftChance place={line} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
