// What lies before one player: pillows, alarm, cards, and the character of this round.

import type { View } from "../../../generated/master_thieves";
import { helpOn } from "../../../hooks/help";
import type { Player } from "../../../table/props";
import { SeatFace } from "../../../thieves/SeatFace";
import { Bell } from "../art/Bell";
import { Emblem } from "../art/Emblem";
import { titled } from "../model/called";
import { pointsOf } from "../scores";
import { useMasterMessages } from "../words";
import { Pillow } from "./Pillow";
import { isChoosing, Role } from "./Role";
import style from "./SeatPanel.module.css";

interface SeatPanelProps {
  view: View;
  player: Player;
  /** Whether the points are told while the game is on. */
  score: boolean;
}

export function SeatPanel({ view, player, score: running }: SeatPanelProps) {
  const { master: words } = useMasterMessages();
  const { seat } = player;
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const decides = view.deciders.includes(seat);
  const own = seat === view.viewer;
  const state = own ? ownState(view, player, words.seat) : stateOf(player, words.seat);
  const score = view.scores?.[seat];
  const wins = view.winners?.includes(seat) ?? false;
  const fills = decides && view.share > 0 && view.round === 0;
  const told =
    score !== undefined
      ? words.seat.score({ count: score, wins })
      : fills
        ? words.seat.share({ count: view.share })
        : null;
  const points = pointsOf(mine);
  const alarm = mine.alarm_on_sheet ? words.seat.alarmHere : words.seat.alarmOut;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={style.seat}
      role="group"
      aria-label={titled(words, player)}
      data-decides={decides || undefined}
      data-own={own || undefined}
    >
      <div className={style.head} data-spot={`seat-${seat}`}>
        <SeatFace player={player} />
        <span className={style.name} title={player.name}>
          {titled(words, player)}
        </span>
        {decides && <span className="visually-hidden">{words.seat.turn}</span>}
        <p className={style.role}>
          {state !== null && (
            <span className={style.note} data-usual={player.bot !== null}>
              {state}
            </span>
          )}
          {told ?? <Role view={view} seat={seat} />}
        </p>
        <span className={style.signs}>
          {running && score === undefined && (
            <span
              role="img"
              className={style.points}
              aria-label={words.seat.score({ count: points, wins: false })}
              title={words.seat.score({ count: points, wins: false })}
            >
              {signed(points)}
            </span>
          )}
          <span
            role="img"
            data-spot={`alarm-${seat}`}
            {...helpOn("alarm")}
            className={style.alarm}
            aria-label={alarm}
            title={alarm}
          >
            <Bell colour={player.colour} out={!mine.alarm_on_sheet} />
          </span>
          <span
            role="img"
            className={style.cards}
            aria-label={words.seat.cards({ count: mine.cards_left })}
            title={words.seat.cards({ count: mine.cards_left })}
          >
            <i />
            {mine.cards_left}
          </span>
        </span>
      </div>
      <div className={style.goods}>
        <Pillow colour="white" gems={mine.white} spot={`white-${seat}`} />
        <Pillow colour="black" gems={mine.black} spot={`black-${seat}`} />
      </div>
      {mine.played !== null && mine.played.length > 0 && (
        <p className={style.played}>
          <span>{words.seat.played}</span>
          {mine.played.map(([character, number]) => {
            const card = words.seat.card({ character: words.character[character], number });
            return (
              <span key={character} role="img" aria-label={card} title={card}>
                <Emblem character={character} />
              </span>
            );
          })}
        </p>
      )}
    </div>
  );
}

/** "You", unless what stands beside it says it already. */
function ownState(view: View, player: Player, words: { you: string }): string | null {
  if (player.you) return null;
  return view.viewer !== null && isChoosing(view, view.viewer) ? null : words.you;
}

function stateOf(
  player: Player,
  words: { bot: string; away: string; offline: string },
): string | null {
  if (player.bot !== null) return words.bot;
  if (player.away) return words.away;
  return player.connected ? null : words.offline;
}

/** With a real minus, so that all numbers stand as wide as each other. */
function signed(points: number): string {
  return String(points).replace("-", "\u2212");
}
