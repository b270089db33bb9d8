import type { Square } from "../../../generated/forty_thieves";
import { helpOn } from "../../../hooks/help";
import { classes } from "../../../widgets/classes";
import { withNote } from "../../../widgets/notes/labels";
import { NoteSlip } from "../../../widgets/notes/NoteSlip";
import { TileFront } from "../art/Tile";
import { markArt } from "../marks";
import { frontName, jarName } from "../model/naming";
import { squareIndex } from "../model/notation";
import { at } from "../model/scene";
import type { Pickable } from "../model/selection";
import { useFortyMessages } from "../words";
import style from "./Cell.module.css";
import { CellJar } from "./CellJar";
import { useTable } from "./context";
import type { Roving } from "./useRoving";

interface CellProps {
  square: Square;
  roving: Roving;
  /** It belongs to the place that is pointed at. */
  pointed: boolean;
}

/** A square with its jar: closed, open for a look, or turned up for good. */
export function Cell({ square, roving, pointed }: CellProps) {
  const { t, view, scene, choosing, drag, advised, noting, seen, laidOpen } = useTable();
  const words = useFortyMessages().marks;
  const index = squareIndex(square);
  const tile = view.board[index] ?? null;
  const thing: Pickable = { kind: "square", square };
  const picked = choosing.selection.squares.includes(square);
  const mayPick = choosing.fits(thing);
  const opened = scene.opened.get(square) ?? null;
  const lantern = view.lantern === square;
  const front = opened?.front ?? tile?.front ?? (lantern ? "L" : null);
  const covered = scene.covered?.square === square ? scene.covered : null;
  const touched = scene.touched.has(square);
  const here = tile !== null && !scene.away.has(at.square(square));
  const note = noting.notes?.[square];
  const known = front === null ? seen.get(square) : undefined;
  const notable = noting.listen(square);

  const label = () => {
    if (tile === null) return t.board.gap({ square });
    const jar = jarName(t, tile.jar);
    let said = t.board.closed({ square, jar });
    const open = front ?? (laidOpen ? (known ?? null) : null);
    if (open !== null) {
      const told = { square, jar, front: frontName(t, open) };
      said = opened?.secret ? t.board.glimpsed(told) : t.board.open(told);
    }
    if (view.lit.includes(square)) said = t.board.lit({ label: said });
    if (known !== undefined && !laidOpen)
      said = words.saw({ label: said, what: frontName(t, known) });
    said = withNote(words, said, note);
    if (picked) return t.board.picked({ label: said });
    return mayPick ? t.board.mayPick({ label: said }) : said;
  };

  const look = tile?.front
    ? ({ kind: "front", front: tile.front } as const)
    : ({ kind: "jar", jar: tile?.jar ?? null } as const);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table of text
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
    <div
      role="gridcell"
      className={classes(style.square, opened?.how === "look" && style.raised)}
      data-secret={opened?.secret || undefined}
      aria-selected={picked}
    >
      <button
        type="button"
        ref={roving.hold(index)}
        className={classes(
          style.cell,
          mayPick && style.may,
          picked && style.picked,
          pointed && style.pointed,
          touched && style.touched,
          touched && scene.verdict === "good" && style.good,
          touched && scene.verdict === "bad" && style.bad,
          drag.dragged !== null && mayPick && style.goal,
          drag.over?.kind === "square" && drag.over.square === square && style.over,
          (view.lit.includes(square) || lantern) && style.lit,
          choosing.canDrag(thing) && style.draggable,
        )}
        data-at={at.square(square)}
        data-thing={square}
        {...(tile !== null && helpOn(front === null ? "jar" : `tile:${front}`, { held: false }))}
        data-advised={advised?.things.squares.includes(square) || undefined}
        tabIndex={roving.tabIndex(index)}
        aria-label={label()}
        aria-disabled={!choosing.canPick(thing)}
        onFocus={() => roving.onFocus(index)}
        onContextMenu={tile === null ? undefined : notable?.onContextMenu}
        onKeyDown={tile === null ? undefined : notable?.onKeyDown}
        onPointerDown={(event) => {
          drag.start(thing, look)(event);
          if (tile !== null) notable?.onPointerDown(event);
        }}
        onClick={() => {
          if (drag.wasDragged() || (tile !== null && noting.takes(square))) return;
          choosing.pick(thing);
        }}
      >
        {tile !== null && here && (
          <CellJar
            key={opened?.how === "look" ? "look" : "lie"}
            className={style.jar}
            jar={tile.jar}
            front={front}
            opened={opened}
            covered={covered}
          />
        )}
        {here && known !== undefined && (
          <span className={style.seen} data-seen={square} aria-hidden="true">
            <TileFront front={known} />
          </span>
        )}
        {here && (
          <span className={style.slip}>
            <NoteSlip note={note} art={markArt} />
          </span>
        )}
      </button>
    </div>
  );
}
