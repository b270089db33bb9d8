// What one saw in a closed drawer, on its front: at the top what lies there, at the bottom, with an
// arrow, what would fall. What holds it says it in words.

import type { Player } from "../../../table/props";
import { Bell } from "../art/Bell";
import { GemArt } from "../art/GemArt";
import { markArt } from "../marks";
import { gemCounts, isEmptyHandful, KINDS } from "../model/gems";
import { isKnown, type SeenDrawer, type SeenSide } from "../model/seen";
import style from "./SeenMarks.module.css";

interface SeenMarksProps {
  seen: SeenDrawer | undefined;
  players: readonly Player[];
}

export function SeenMarks({ seen, players }: SeenMarksProps) {
  if (seen === undefined) return null;
  return (["upper", "lower"] as const)
    .filter((side) => isKnown(seen[side]))
    .map((side) => (
      <span key={side} className={style.seen} data-saw={side} aria-hidden="true">
        {side === "lower" && <Falls />}
        <Inside side={seen[side]} players={players} />
      </span>
    ));
}

function Inside({ side, players }: { side: SeenSide; players: readonly Player[] }) {
  const counts = gemCounts(side.gems);
  const isNothing = isEmptyHandful(side.gems) && side.alarm === null && !side.ruby;
  return (
    <>
      {isNothing && <span className={style.mark}>{markArt("empty")}</span>}
      {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <span key={kind} className={style.mark}>
          <GemArt kind={kind} />
          {counts[kind] > 1 && counts[kind]}
        </span>
      ))}
      {side.alarm !== null && <Bell colour={players[side.alarm]?.colour ?? 0} />}
      {side.ruby && <GemArt kind="R" />}
    </>
  );
}

function Falls() {
  return (
    <svg className={style.falls} viewBox="0 0 12 12" aria-hidden="true">
      <path d="M6 1v8M2.5 6 6 9.8 9.5 6" />
    </svg>
  );
}
