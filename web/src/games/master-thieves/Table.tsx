// The table of Master Thieves: the box, and everything that lies round it.

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { GameAction, GameEvent, View } from "../../generated/master_thieves";
import { type Pulses, useHaptics } from "../../hooks/useHaptics";
import { useKeptFocus } from "../../hooks/useKeptFocus";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import type { TableProps } from "../../table/props";
import { useNoting } from "../../widgets/notes/useNoting";
import { useSeen } from "../../widgets/seen/useSeen";
import { BoxStage } from "./flat/BoxStage";
import { Flights } from "./flat/Flights";
import { useBoxViewpoint } from "./flat/useBoxViewpoint";
import { useSeeing } from "./flat/useSeeing";
import { bind, isOfLevels, wordOfKey } from "./model/choices";
import type { Level } from "./model/places";
import { laidOpenIn, seenIn, upToShown } from "./model/seen";
import { crowd, sittingRound } from "./model/sitting";
import { staged } from "./model/staged";
import { Noted } from "./Noted";
import { ActionButton } from "./panels/ActionButton";
import { DrawerPanel } from "./panels/DrawerPanel";
import { Hand } from "./panels/Hand";
import { Prompt } from "./panels/Prompt";
import { RedPillow } from "./panels/RedPillow";
import { Reveal } from "./panels/Reveal";
import { RoundStrip } from "./panels/RoundStrip";
import { SeatPanel } from "./panels/SeatPanel";
import { useFocusOnQuestion } from "./panels/useFocusOnQuestion";
import { sceneStatus } from "./solid/graphicsSupport";
import style from "./Table.module.css";
import { useMasterMessages } from "./words";

const NONE: readonly GameAction[] = [];

/** What is felt in the hand: a turn of the box, and gems that are stolen. */
const PULSES: Partial<Record<GameEvent["event"], Pulses>> = {
  BoxMoved: [30],
  Took: [15, 40, 25],
  TookRuby: [20, 40, 60],
};

export function MasterTable(props: TableProps<View, GameEvent, GameAction>) {
  const { cue, legal, pending, players, act, reducedMotion } = props;
  const { master: words } = useMasterMessages();
  const table = useRef<HTMLDivElement>(null);
  const view = staged(props.shown, cue);
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const bound = useMemo(() => bind(legal?.choices ?? NONE, view), [legal, view]);
  const look = useBoxViewpoint(view.open_drawer?.place ?? null);
  const noting = useNoting(props.notes, props.setNote);
  const remembered = props.remembered ?? null;
  const events = useMemo(() => upToShown(remembered, cue), [remembered, cue]);
  const witnessed = useSeen({ events, view, resting: true, seenIn });
  const all = useMemo(() => laidOpenIn(view), [view]);
  const [considered, setConsidered] = useState<readonly Level[]>([]);
  const prompt = useRef<HTMLParagraphElement>(null);
  useFocusOnQuestion(table, legal?.since ?? null);
  useKeptFocus(table, prompt, null);
  useEffect(() => {
    if (legal === null) setConsidered([]);
  }, [legal]);
  useSeeing(look, props.advised ?? null);
  useHaptics({
    happening: cue && { id: cue.id, pulses: PULSES[cue.event.event] },
    question: legal?.since ?? null,
    still: reducedMotion || (props.replaying ?? false),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || pending !== null) return;
    if (!settingsStore.get().keys) return;
    const word = wordOfKey(event.key, bound, view);
    if (word === null) return;
    event.preventDefault();
    act(word);
  };

  const advised = props.advised ?? null;
  const score = props.score ?? false;
  const bare = props.bare ?? false;
  // In three dimensions the picture itself shows what flies, and the red pillow.
  const isSolid = useStore(sceneStatus) === "shown" && !look.overview;
  const choices = { pending, act, advised };
  const sight = { view, cue, look, bound, players, names, reducedMotion, considered };
  const box = {
    ...sight,
    noting,
    seen: all ?? (remembered === null ? null : witnessed),
    remembers: all === null && remembered !== null,
    ...choices,
  };
  const ownSeat = view.viewer === null ? undefined : players[view.viewer];
  // What turns levels is offered at the levels, as long as they are seen.
  const below = [...bound.atBox, ...bound.rest].filter(
    (choice) => look.overview || !isOfLevels(choice),
  );

  return (
    // Keys are heard wherever in the table the focus is; each has a button that does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={style.ground} onKeyDown={onKeyDown}>
      <div
        className={style.table}
        ref={table}
        data-table="master"
        data-crowd={crowd(players.length)}
        data-bare={bare || undefined}
      >
        {!bare && (
          <div className={style.strip}>
            <RoundStrip view={view} players={players} />
          </div>
        )}
        <div
          className={style.board}
          data-board
          data-unfolded={look.overview || undefined}
          data-solid={isSolid || undefined}
        >
          {!bare && (
            <Prompt
              ref={prompt}
              view={view}
              asked={legal !== null}
              cue={cue}
              pending={pending}
              names={names}
            />
          )}
          <div className={style.stage}>
            <BoxStage {...box} consider={setConsidered} />
            {/* Where one picks from it, it is another thing in another place: nothing moves for it. */}
            <div
              key={bound.atPillow.length > 0 ? "picked from" : "beside"}
              className={style.red}
              data-covers={bound.atPillow.length > 0 ? "foot" : undefined}
            >
              <RedPillow view={view} choices={bound.atPillow} {...choices} />
            </div>
          </div>
          <Reveal cue={cue} players={players} />
        </div>
        <div className={style.desk} data-covers="foot">
          <DrawerPanel view={view} cue={cue} names={names} choices={bound.atDrawer} {...choices} />
          <div className={style.deeds}>
            {below.map((choice) => (
              <ActionButton
                key={choice.word}
                choice={choice}
                consider={setConsidered}
                {...choices}
              />
            ))}
          </div>
        </div>
        <div className={style.note}>{props.note}</div>
        {ownSeat !== undefined && !bare && (
          <div className={style.own} data-steady="own">
            <SeatPanel view={view} player={ownSeat} score={score} />
          </div>
        )}
        {!bare && (
          <div className={style.hand} data-steady="hand">
            <Hand view={view} bound={bound} {...choices} />
          </div>
        )}
        {!bare && (
          <ul
            className={style.others}
            aria-label={words.seat.players}
            tabIndex={players.length > 4 ? 0 : undefined} // on a phone many scroll: keys must reach them
          >
            {sittingRound(players.length, view.viewer).map(({ seat, side }) => {
              const player = players[seat];
              return (
                player && (
                  <li key={seat} data-sits={side}>
                    <SeatPanel view={view} player={player} score={score} />
                  </li>
                )
              );
            })}
          </ul>
        )}
        <Flights cue={cue} players={players} reducedMotion={reducedMotion || isSolid} />
        <Noted noting={noting} view={view} root={table} />
      </div>
    </div>
  );
}
