// What one has noted about drawers, and what one saw in them, over their fronts in the picture. The
// buttons of the drawers say the same in words.

import { NoteSlip } from "../../../widgets/notes/NoteSlip";
import { SeenMarks } from "../flat/SeenMarks";
import { markArt } from "../marks";
import type { BoxProps } from "../model/box";
import { PLACES } from "../model/places";
import { aboutOf } from "../Noted";
import style from "./BoxSolid.module.css";

export function DrawerMarks({ box: { view, noting, seen, players } }: { box: BoxProps }) {
  return PLACES.map((place, at) => {
    const about = aboutOf(view, place);
    const note = about === null ? undefined : noting?.notes?.[about];
    const saw = seen?.get(place);
    if (note === undefined && saw === undefined) return null;
    return (
      <span key={place} className={style.mark} data-front={view.grains?.[at] ?? at}>
        <SeenMarks seen={saw} players={players} />
        <span className={style.slip}>
          <NoteSlip note={note} art={markArt} />
        </span>
      </span>
    );
  });
}
