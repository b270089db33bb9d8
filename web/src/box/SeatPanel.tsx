// What lies before one player: pillows, alarm, cards, and the character of this round.

import type { View } from "../generated/master_thieves";
import { useMessages } from "../i18n/use";
import type { Player } from "../table/props";
import { SeatSign } from "../ui/common/SeatSign";
import { Bell } from "./Bell";
import { Emblem } from "./Emblem";
import { Pillow } from "./Pillow";
import style from "./SeatPanel.module.css";

export function SeatPanel({ view, player }: { view: View; player: Player }) {
  const { master: words } = useMessages();
  const { seat } = player;
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const decides = view.deciders.includes(seat);
  const state = stateOf(player, words.seat);
  const score = view.scores?.[seat];
  return (
    <li
      className={style.seat}
      data-decides={decides || undefined}
      data-own={seat === view.viewer || undefined}
    >
      <div className={style.head} data-spot={`seat-${seat}`}>
        <SeatSign colour={player.colour} size={24} />
        <span className={style.name}>{player.name}</span>
        {seat === view.viewer && <span className={style.note}>{words.seat.you}</span>}
        {state !== null && <span className={style.note}>{state}</span>}
        {score !== undefined && (
          <span className={style.score}>
            {words.seat.points({ count: score })}
            {view.winners?.includes(seat) && ` · ${words.seat.winner}`}
          </span>
        )}
        {decides && <span className="visually-hidden">{words.seat.turn}</span>}
        <span className={style.role}>
          <Role view={view} seat={seat} />
        </span>
      </div>
      <div className={style.goods}>
        <Pillow colour="white" gems={mine.white} spot={`white-${seat}`} />
        <Pillow colour="black" gems={mine.black} spot={`black-${seat}`} />
        <div className={style.small}>
          <span
            role="img"
            data-spot={`alarm-${seat}`}
            className={style.alarm}
            aria-label={mine.alarm_on_sheet ? words.seat.alarmHere : words.seat.alarmOut}
            title={mine.alarm_on_sheet ? words.seat.alarmHere : words.seat.alarmOut}
          >
            <Bell colour={player.colour} out={!mine.alarm_on_sheet} />
          </span>
          <span
            role="img"
            className={style.cards}
            aria-label={words.seat.cards({ count: mine.cards_left })}
          >
            <i /> {mine.cards_left}
          </span>
        </div>
      </div>
      {decides && view.share > 0 && view.round === 0 && (
        <p className={style.share}>{words.seat.share({ count: view.share })}</p>
      )}
      {mine.played !== null && mine.played.length > 0 && (
        <p className={style.played}>
          <span>{words.seat.played}</span>
          {mine.played.map(([character, number]) => (
            <span
              key={character}
              role="img"
              aria-label={words.seat.card({ character: words.character[character], number })}
              title={words.seat.card({ character: words.character[character], number })}
            >
              <Emblem character={character} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** The card of this round: open, face down, or still being chosen. */
function Role({ view, seat }: { view: View; seat: number }) {
  const { master: words } = useMessages();
  const mine = view.seats[seat];
  if (mine?.card && view.revealed.includes(seat)) {
    const [character, number] = mine.card;
    return (
      <>
        <Emblem character={character} />
        {words.seat.card({ character: words.character[character], number })}
      </>
    );
  }
  if (mine?.has_chosen)
    return <i className={style.back} role="img" aria-label={words.seat.hiddenCard} />;
  if (view.phase === "choose" && view.deciders.includes(seat)) return <>{words.seat.thinking} …</>;
  return null;
}

function stateOf(
  player: Player,
  words: { bot: string; away: string; offline: string },
): string | null {
  if (player.bot !== null) return words.bot;
  if (player.away) return words.away;
  return player.connected ? null : words.offline;
}
