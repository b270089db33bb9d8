// The twelve drawers as a plan: levels below each other, sides beside each other.

import type { Place } from "../../../generated/master_thieves";
import { GemCount } from "../art/GemCount";
import { isEmptyHandful } from "../model/gems";
import { CLOCKWISE_SIDES, LEVELS, placeOf } from "../model/places";
import { readSide } from "../model/seen";
import { useAllMasterMessages } from "../words";
import style from "./Study.module.css";

interface DrawerContentsProps {
  /** Upper side, slash, lower side, by place; none for an empty drawer. */
  drawers: Readonly<Record<string, string | undefined>>;
  chosen?: Place | null;
  onChoose?: (place: Place) => void;
  /** The drawer about which something is wrong, and what. */
  wrong?: { place: Place; told: string } | null;
}

export function DrawerContents(props: DrawerContentsProps) {
  const { drawers, chosen = null, onChoose, wrong = null } = props;
  const { master: words } = useAllMasterMessages();
  return (
    <div className={style.plan}>
      {LEVELS.flatMap((level) =>
        CLOCKWISE_SIDES.map((side) => {
          const place = placeOf(level, side);
          const [upper = "", lower = ""] = (drawers[place] ?? "/").split("/");
          const inside = (
            <>
              <span className={style.where}>
                {words.where({ level, side })}
                {wrong?.place === place ? (
                  <b className={style.wrong} title={wrong.told}>
                    <span aria-hidden="true"> !</span>
                    <span className="visually-hidden">: {wrong.told}</span>
                  </b>
                ) : null}
              </span>
              <Side text={upper} above />
              <Side text={lower} />
            </>
          );
          return onChoose === undefined ? (
            <div key={place} className={style.drawer} data-inside={place}>
              {inside}
            </div>
          ) : (
            <button
              key={place}
              type="button"
              className={style.drawer}
              data-inside={place}
              data-wrong={wrong?.place === place ? "" : undefined}
              aria-pressed={place === chosen}
              onClick={() => onChoose(place)}
            >
              {inside}
            </button>
          );
        }),
      )}
    </div>
  );
}

function Side({ text, above = false }: { text: string; above?: boolean }) {
  const { master: words } = useAllMasterMessages();
  const { gems, alarm, ruby } = readSide(text);
  const label = above ? words.study.above : words.study.below;
  const told = [
    ...(isEmptyHandful(gems) ? [] : [gems]),
    ...(alarm === null ? [] : [`${words.study.alarm} ${alarm + 1}`]),
    ...(ruby ? [words.study.ruby] : []),
  ];
  return (
    <span className={style.side} data-lower={above ? undefined : ""} title={label}>
      <span className="visually-hidden">
        {label}: {told.join(", ") || words.study.empty}
      </span>
      <GemCount gems={gems} />
      {alarm === null ? null : <span aria-hidden="true">🔔{alarm + 1}</span>}
      {ruby ? (
        <span aria-hidden="true" className={style.behind}>
          (<GemCount gems="1R" />)
        </span>
      ) : null}
    </span>
  );
}
