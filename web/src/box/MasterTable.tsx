// The table of Master Thieves: the box, and everything that lies round it.

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { GameEvent, View } from "../generated/master_thieves";
import { useMessages } from "../i18n/use";
import type { TableProps } from "../table/props";
import { BoxStage } from "./BoxStage";
import { DeedButton } from "./DeedButton";
import { DrawerPanel } from "./DrawerPanel";
import { Flights } from "./Flights";
import { Hand } from "./Hand";
import style from "./MasterTable.module.css";
import { Prompt } from "./Prompt";
import type { Level } from "./places";
import { RedPillow } from "./RedPillow";
import { RoundStrip } from "./RoundStrip";
import { SeatPanel } from "./SeatPanel";
import { staged } from "./staged";
import { useFocusOnQuestion } from "./useFocusOnQuestion";
import { useLook } from "./useLook";
import { bind, wordOfKey } from "./words";

const NONE: readonly string[] = [];

export function MasterTable(props: TableProps<View, GameEvent>) {
  const { cue, legal, pending, players, act, reducedMotion } = props;
  const { master: words } = useMessages();
  const table = useRef<HTMLDivElement>(null);
  const view = staged(props.shown, cue);
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const bound = useMemo(() => bind(legal?.actions ?? NONE, view), [legal, view]);
  const look = useLook(view.open_drawer?.place ?? null);
  const [considered, setConsidered] = useState<readonly Level[]>([]);
  useFocusOnQuestion(table, legal?.since ?? null);
  useEffect(() => {
    if (legal === null) setConsidered([]);
  }, [legal]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || pending !== null) return;
    const word = wordOfKey(event.key, bound, view);
    if (word === null) return;
    event.preventDefault();
    act(word);
  };

  const common = {
    view,
    cue,
    look,
    bound,
    pending,
    players,
    names,
    act,
    reducedMotion,
    considered,
  };
  const deeds = { pending, act };
  const [left, right] = sittingRound(players.length, view.viewer);
  const seats = (some: readonly number[]) =>
    some.map((seat) => {
      const player = players[seat];
      return player && <SeatPanel key={seat} view={view} player={player} />;
    });

  return (
    // Keys are heard wherever in the table the focus is; each has a button that does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={style.ground} onKeyDown={onKeyDown}>
      <div className={style.table} ref={table} data-many={players.length > 4 || undefined}>
        <div className={style.strip}>
          <RoundStrip view={view} players={players} />
        </div>
        <div className={style.board}>
          <div className={style.bench}>
            <BoxStage {...common} />
            <div className={style.desk}>
              <Prompt
                view={view}
                asked={legal !== null}
                cue={cue}
                pending={pending}
                names={names}
              />
              <DrawerPanel
                view={view}
                cue={cue}
                players={players}
                names={names}
                deeds={bound.atDrawer}
                {...deeds}
              />
              <div className={style.deeds}>
                {[...bound.atBox, ...bound.rest].map((deed) => (
                  <DeedButton key={deed.word} deed={deed} consider={setConsidered} {...deeds} />
                ))}
              </div>
            </div>
          </div>
        </div>
        <div className={style.red}>
          <RedPillow view={view} deeds={bound.atPillow} {...deeds} />
        </div>
        <div className={style.hand}>
          <Hand view={view} bound={bound} {...deeds} />
        </div>
        <ul className={style.left} aria-label={words.seat.players}>
          {seats(left)}
        </ul>
        <ul className={style.right} aria-label={words.seat.players}>
          {seats(right)}
        </ul>
        <Flights cue={cue} table={table} players={players} reducedMotion={reducedMotion} />
      </div>
    </div>
  );
}

/** Who sits on the left and on the right of the box; the viewer always on the right. */
function sittingRound(players: number, viewer: number | null): [left: number[], right: number[]] {
  const first = viewer ?? 0;
  const round = Array.from({ length: players }, (_, at) => (first + at) % players);
  const atLeft = viewer === null ? Math.ceil(players / 2) : Math.min(4, players - 1);
  return viewer === null
    ? [round.slice(0, atLeft), round.slice(atLeft)]
    : [round.slice(1, 1 + atLeft), [first, ...round.slice(1 + atLeft)]];
}
