import { useMessages } from "../../i18n/use";
import { type LiveTable, useShownCues } from "../../store/liveTable";
import { useStore } from "../../store/store";
import type { GamePart } from "../../table/module";
import type { Player } from "../../table/props";
import { Button } from "../../widgets/Button";
import style from "./AgainBar.module.css";
import { FrameIcon } from "./FrameIcon";

interface Props {
  liveTable: LiveTable;
  part: GamePart;
  players: Player[];
}

/** While something is shown again: that it is, what happens in it, and how to stop it. */
export function AgainBar({ liveTable, part, players }: Props) {
  const t = useMessages();
  const again = useStore(liveTable.playback.again);
  const shown = useShownCues(liveTable);
  const { seat } = useStore(liveTable.state);
  if (again === null) return null;
  const event = shown?.cue?.event;
  const names = players.map((player) => player.name);
  return (
    <section className={style.bar} aria-label={t.pace.showing} data-again>
      <FrameIcon name="again" />
      <div className={style.what}>
        <b>{t.pace.showing}</b>
        <p className={style.words} aria-live="polite">
          {event === undefined ? "" : part.happening(t, event, names, seat)}
        </p>
      </div>
      <Button onClick={liveTable.playback.stopAgain}>{t.pace.stop}</Button>
    </section>
  );
}
