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

function PileLine({ pile }: { pile: Pile }) {
  const t = useMessages();
  const { black, white, hoard, eyes } = t.end;
  const names = { black, white, hoard, eyes };
  return (
    <>
      <dt className={style.pile}>
        <span className={classes(style.cloth, style[pile.name])} aria-hidden="true" />
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
