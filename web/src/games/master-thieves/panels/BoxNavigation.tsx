// Walking round the box with buttons, and unfolding it.

import { Pencil } from "../../../widgets/notes/Pencil";
import type { Noting } from "../../../widgets/notes/useNoting";
import { SeenSwitch } from "../../../widgets/seen/SeenSwitch";
import type { BoxViewpoint } from "../flat/useBoxViewpoint";
import { KeysHelp } from "../KeysHelp";
import { useMasterMessages } from "../words";
import style from "./BoxNavigation.module.css";

interface WaysProps {
  look: BoxViewpoint;
  noting?: Noting | undefined;
  /** Whether the table helps one to remember what one saw. */
  remembers: boolean;
}

export function BoxNavigation({ look, noting, remembers }: WaysProps) {
  const { master: words, marks } = useMasterMessages();
  return (
    <>
      <div className={style.ways} data-covers="foot">
        {!look.overview && (
          <>
            <button type="button" aria-label={words.box.walkLeft} onClick={() => look.walk(-1)}>
              <span aria-hidden="true">‹</span>
            </button>
            <p className={style.side}>{words.box.seenFrom({ side: words.side[look.side] })}</p>
            <button
              type="button"
              data-look="next"
              aria-label={words.box.walkRight}
              onClick={() => look.walk(1)}
            >
              <span aria-hidden="true">›</span>
            </button>
          </>
        )}
      </div>
      <div className={style.tools} data-beside={look.overview || undefined}>
        {noting && <Pencil noting={noting} />}
        {remembers && <SeenSwitch label={marks.showSeenInside} />}
        <div className={style.help}>
          <KeysHelp notes={(noting?.notes ?? null) !== null} />
        </div>
      </div>
      <button
        type="button"
        className={style.unfold}
        data-look="overview"
        aria-pressed={look.overview}
        aria-label={words.box.overview}
        title={look.overview ? words.box.picture : words.box.overview}
        onClick={() => look.setOverview(!look.overview)}
      >
        <svg viewBox="0 0 26 20" aria-hidden="true">
          {[0, 1, 2].flatMap((level) =>
            [0, 1, 2, 3].map((side) => (
              <rect
                key={`${level}${side}`}
                x={1 + side * 6.2}
                y={1 + level * 6.2}
                width="5"
                height="5"
                rx="1"
              />
            )),
          )}
        </svg>
      </button>
    </>
  );
}
