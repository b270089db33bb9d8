import type { Cue } from "../../cues/cue";
import { useMessages } from "../../i18n/use";
import type { Json } from "../../store/tableState";
import type { GamePart } from "../../table/module";
import type { Player } from "../../table/props";
import style from "./MomentBanner.module.css";

interface Props {
  cue: Cue<Json, Json> | null;
  part: GamePart;
  players: Player[];
  seat: number | null;
}

/** A big moment is told over the table for its whole time. Those who listen are told it anyway. */
export function MomentBanner({ cue, part, players, seat }: Props) {
  const t = useMessages();
  const moment = cue === null ? null : part.moment(cue.event);
  if (cue === null || moment === null) return null;
  const names = players.map((player) => player.name);
  return (
    <div
      key={cue.id}
      className={style.moment}
      data-moment={moment.name}
      data-tone={moment.tone}
      aria-hidden="true"
    >
      <p className={style.title}>{part.momentTitle(t, moment)}</p>
      {!moment.bare && <p className={style.words}>{part.happening(t, cue.event, names, seat)}</p>}
    </div>
  );
}
