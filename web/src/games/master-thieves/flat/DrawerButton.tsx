// A drawer front: what one points at, focuses and opens.

import type { Place } from "../../../generated/master_thieves";
import { helpOn } from "../../../hooks/help";
import { withNote } from "../../../widgets/notes/labels";
import { NoteSlip } from "../../../widgets/notes/NoteSlip";
import { markArt } from "../marks";
import type { BoxProps } from "../model/box";
import { drawerOf } from "../model/choices";
import { drawerInWords, withSeen } from "../model/describe";
import { levelOf, PLACES, sideOf } from "../model/places";
import { aboutOf } from "../Noted";
import { useMasterMessages } from "../words";
import style from "./DrawerButton.module.css";
import { DrawerFront } from "./DrawerFront";
import { SeenMarks } from "./SeenMarks";
import { placeInFocus } from "./useBoxViewpoint";

export function DrawerButton({ box, place }: { box: BoxProps; place: Place }) {
  const words = useMasterMessages();
  const { view, look, names, bound, pending, noting } = box;
  const about = aboutOf(view, place);
  const note = about === null ? undefined : noting?.notes?.[about];
  const notable = about === null ? undefined : noting?.listen(about);
  const seen = box.seen?.get(place);
  const named = drawerInWords(words.master, view, place, names);
  const label = withSeen(words, named, seen, names, view.viewer);
  const word = bound.open.get(place);
  const mayOpen = word !== undefined && pending === null;
  const isOpen = view.open_drawer?.place === place;
  const goThere = () => {
    look.setLevel(levelOf(place));
    if (look.side !== sideOf(place)) look.lookAt(sideOf(place));
  };
  const open = () => {
    if (about !== null && noting?.takes(about)) return;
    goThere();
    if (mayOpen) box.act(word);
  };
  return (
    <button
      type="button"
      className={style.drawer}
      data-place={place}
      {...helpOn("drawer", { held: false })}
      data-may={mayOpen || undefined}
      data-open={isOpen || undefined}
      data-advised={drawerOf(box.advised) === place || undefined}
      data-pending={(pending !== null && pending === word) || undefined}
      aria-label={withNote(words.marks, label, note)}
      aria-disabled={!mayOpen}
      aria-expanded={isOpen}
      tabIndex={place === placeInFocus(look) ? 0 : -1}
      onClick={open}
      onPointerDown={notable?.onPointerDown}
      onContextMenu={notable?.onContextMenu}
      onKeyDown={notable?.onKeyDown}
      onFocus={(event) => {
        // Not while a pointer is down: the box would turn away under it.
        if (event.currentTarget.matches(":focus-visible")) goThere();
      }}
    >
      <DrawerFront
        grain={view.grains?.[PLACES.indexOf(place)] ?? null}
        upsideDown={view.turned_over === true}
      />
      <span className={style.knob} />
      <SeenMarks seen={seen} players={box.players} />
      <span className={style.slip}>
        <NoteSlip note={note} art={markArt} />
      </span>
    </button>
  );
}
