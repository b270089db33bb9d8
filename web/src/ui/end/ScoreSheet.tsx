import { useMessages } from "../../i18n/use";
import type { Player } from "../../table/props";
import { classes } from "../common/classes";
import { SeatSign } from "../common/SeatSign";
import { Gem } from "./Gem";
import style from "./ScoreSheet.module.css";
import { type Account, byRank, type Pile } from "./scores";

const MINUS = "−";

function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

function plain(points: number): string {
  return points < 0 ? `${MINUS}${-points}` : String(points);
}

export interface ScoreSheetProps {
  accounts: Account[];
  players: Player[];
  seat: number | null;
}

/** Every seat's points, pile by pile, the best first. */
export function ScoreSheet({ accounts, players, seat }: ScoreSheetProps) {
  const t = useMessages();
  return (
    <ol className={style.sheet}>
      {byRank(accounts).map((account) => {
        const player = players[account.seat];
        return (
          <li key={account.seat} className={classes(style.seat, account.won && style.won)}>
            <div className={style.head}>
              <span className={style.rank}>{t.end.rank({ rank: account.rank })}</span>
              <SeatSign colour={player?.colour ?? account.seat} size={34} />
              <span className={style.name}>
                {player?.name ?? t.common.seat({ number: account.seat + 1 })}
                {account.seat === seat ? (
                  <span className={style.quiet}> · {t.lobby.you}</span>
                ) : null}
                {account.won ? <span className={style.crown}> ♛ {t.end.winner}</span> : null}
              </span>
              <span className={style.points} title={t.end.sum}>
                {plain(account.points)}
              </span>
            </div>
            {account.piles.length > 0 ? (
              <dl className={style.piles}>
                {account.piles.map((pile) => (
                  <PileLine key={pile.name} pile={pile} />
                ))}
              </dl>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

/** A pillow of the one game; the chest of the other, and what weighs on it. */
function Mark({ name }: { name: Pile["name"] }) {
  if (name === "hoard") {
    return (
      <svg className={style.chest} viewBox="0 0 26 22" aria-hidden="true">
        <path className={style.wood} d="M2 9c0-5 3-8 7-8h8c4 0 7 3 7 8v12H2z" />
        <path d="M2 9.500h22M7.500 1.500v19M18.500 1.500v19" />
        <rect x="11" y="7.500" width="4" height="5" rx="1" />
      </svg>
    );
  }
  return (
    <span className={classes(style.cloth, style[name])} aria-hidden="true">
      {name === "eyes" ? <Gem piece="E" /> : null}
    </span>
  );
}

function PileLine({ pile }: { pile: Pile }) {
  const t = useMessages();
  const { black, white, hoard, eyes } = t.end;
  const names = { black, white, hoard, eyes };
  return (
    <>
      <dt className={style.pile}>
        <Mark name={pile.name} />
        {names[pile.name]}
      </dt>
      <dd className={style.line}>
        <span className={style.parts}>
          {pile.parts.length === 0 ? <span className={style.quiet}>{t.end.empty}</span> : null}
          {pile.parts.map((part) => (
            <span key={part.piece} className={style.part}>
              <Gem piece={part.piece} />
              {t.end.gems[part.piece]({ count: part.count })}
              <span className={style.quiet}> × {plain(part.worth)}</span>
            </span>
          ))}
        </span>
        <span className={style.sum}>{signed(pile.points)}</span>
      </dd>
    </>
  );
}
