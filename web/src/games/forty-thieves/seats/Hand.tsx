import type { Jar, Slot } from "../../../generated/forty_thieves";
import { helpOn } from "../../../hooks/help";
import { classes } from "../../../widgets/classes";
import { Key } from "../../../widgets/Key";
import { withNote } from "../../../widgets/notes/labels";
import { NoteSlip } from "../../../widgets/notes/NoteSlip";
import { JarLid, TileFront } from "../art/Tile";
import { useTable } from "../board/context";
import { useRoving } from "../board/useRoving";
import { aboutSlot, markArt } from "../marks";
import { frontName, jarName } from "../model/naming";
import { SLOTS } from "../model/notation";
import { at } from "../model/scene";
import type { Pickable } from "../model/selection";
import { useFortyMessages } from "../words";
import style from "./Hand.module.css";

/** A hand has three places; those that are empty are seen as well. */
export const NO_TILES = ["first", "second", "third"];

/** One's own hand, open to oneself: each tile's front, and small beside it the jar. */
export function Hand({ seat }: { seat: number }) {
  const { t, view } = useTable();
  const { jars } = view.seats[seat] ?? { jars: [] };
  const roving = useRoving(jars.length, 3);
  return (
    <section
      className={style.hand}
      aria-label={t.hand.title}
      data-at={at.hand(seat)}
      data-steady="hand"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div
        role="group"
        aria-label={t.hand.title}
        className={style.tiles}
        onKeyDown={roving.onKeyDown}
      >
        {SLOTS.map((slot) => {
          const jar = jars[slot - 1];
          if (jar === undefined) return null;
          return <HandTile key={slot} seat={seat} slot={slot} jar={jar} roving={roving} />;
        })}
        {jars.length === 0 && <p className={style.empty}>{t.hand.empty}</p>}
        {jars.length > 0 &&
          NO_TILES.slice(jars.length).map((place) => <span key={place} className={style.none} />)}
      </div>
    </section>
  );
}

interface HandTileProps {
  seat: number;
  slot: Slot;
  jar: Jar;
  roving: ReturnType<typeof useRoving>;
}

function HandTile({ seat, slot, jar, roving }: HandTileProps) {
  const { t, fronts, choosing, drag, scene, advised, noting } = useTable();
  const words = useFortyMessages().marks;
  const about = aboutSlot(slot);
  const note = noting.notes?.[about];
  const notable = noting.listen(about);
  const front = fronts[slot - 1];
  const thing: Pickable = { kind: "slot", slot };
  const here = !scene.away.has(at.slot(seat, slot));
  const picked = choosing.selection.slots.includes(slot);
  const may = choosing.fits(thing);
  const bare =
    front === undefined
      ? jarName(t, jar)
      : t.hand.tile({ slot, front: frontName(t, front), jar: jarName(t, jar) });
  const said = withNote(words, bare, note);
  const plays = choosing.choices.some(
    (one) => (one.verb === "play" || one.verb === "dagger") && one.slot === slot,
  );
  const label = () => {
    if (picked) return t.board.picked({ label: said });
    if (plays) return t.hand.playable({ label: said });
    return may ? t.board.mayPick({ label: said }) : said;
  };
  const over = drag.over?.kind === "slot" && drag.over.slot === slot;
  return (
    <button
      type="button"
      ref={roving.hold(slot - 1)}
      className={classes(
        style.tile,
        may && style.may,
        plays && style.playable,
        picked && style.picked,
        drag.dragged !== null && may && style.goal,
        over && style.over,
        choosing.canDrag(thing) && style.draggable,
      )}
      data-thing={slot}
      {...helpOn(front === undefined ? "jar" : `tile:${front}`, { held: false })}
      data-advised={advised?.things.slots.includes(slot) || undefined}
      tabIndex={roving.tabIndex(slot - 1)}
      aria-label={label()}
      aria-pressed={picked}
      aria-disabled={!choosing.canPick(thing)}
      onFocus={() => roving.onFocus(slot - 1)}
      onContextMenu={notable?.onContextMenu}
      onKeyDown={notable?.onKeyDown}
      onPointerDown={(event) => {
        drag.start(thing, { kind: "jar", jar })(event);
        notable?.onPointerDown(event);
      }}
      onClick={() => {
        if (!drag.wasDragged() && !noting.takes(about)) choosing.pick(thing);
      }}
    >
      <span className={style.front} data-at={at.slot(seat, slot)}>
        {here && (front === undefined ? <JarLid jar={jar} /> : <TileFront front={front} />)}
      </span>
      {here && front !== undefined && (
        <span className={style.jar}>
          <JarLid jar={jar} />
        </span>
      )}
      <span className={style.key}>
        {plays && (
          <span className={style.plays} aria-hidden="true">
            ✦
          </span>
        )}
        <Key name={String(slot)} />
      </span>
      <span className={style.slip}>
        <NoteSlip note={note} art={markArt} />
      </span>
      <span className={style.name} data-away={!here || undefined} aria-hidden="true">
        {front === undefined ? "" : frontName(t, front)}
      </span>
    </button>
  );
}
