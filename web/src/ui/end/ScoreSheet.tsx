import { useMessages } from "../../i18n/use";
import type { Player } from "../../table/props";
import { SeatFace } from "../../thieves/SeatFace";
import { classes } from "../../widgets/classes";
import { appearing, type Counting, coming } from "./counting";
import { Gem } from "./Gem";
import { plain, signed } from "./points";
import style from "./ScoreSheet.module.css";
import { type Account, byRank, type Pile } from "./scores";

export interface ScoreSheetProps {
  accounts: Account[];
  players: Player[];
  seat: number | null;
  /** When each pile is counted. */
  steps: Counting;
}

/** Every seat's points, pile by pile, the best first. */
export function ScoreSheet({ accounts, players, seat, steps }: ScoreSheetProps) {
  const t = useMessages();
  return (
    <ol className={style.sheet}>
      {byRank(accounts).map((account) => {
        const player = players[account.seat];
        return (
          <li
            key={account.seat}
            className={classes(style.seat, account.won && style.won)}
            style={{ ...appearing(steps.total), ...coming(steps.turns.get(account.seat) ?? 0) }}
          >
            <div className={style.head}>
              <span className={style.rank}>{t.end.rank({ rank: account.rank })}</span>
              {player === undefined ? null : <SeatFace player={player} size={44} sign={34} />}
              <span className={style.name}>
                {player?.name ?? t.common.seat({ number: account.seat + 1 })}
                {account.seat === seat ? (
                  <span className={style.quiet}> · {t.lobby.you}</span>
                ) : null}
                {account.won ? (
                  <span className={style.crown} style={appearing(steps.total)}>
                    {" "}
                    ♛ {t.end.winner}
                  </span>
                ) : null}
              </span>
              <span
                className={style.points}
                title={t.end.sum}
                style={appearing(steps.sums.get(account.seat) ?? 0)}
              >
                {plain(account.points)}
              </span>
            </div>
            {account.piles.length > 0 ? (
              <dl className={style.piles}>
                {account.piles.map((pile, at) => (
                  <PileLine
                    key={pile.name}
                    pile={pile}
                    steps={stepsOf(account.piles, at, steps.parts.get(account.seat) ?? [])}
                  />
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

/** The steps of one pile, out of those of its seat. */
function stepsOf(piles: Pile[], at: number, all: number[]): number[] {
  const before = piles.slice(0, at).reduce((sum, one) => sum + Math.max(1, one.parts.length), 0);
  return all.slice(before, before + Math.max(1, piles[at]?.parts.length ?? 0));
}

function PileLine({ pile, steps }: { pile: Pile; steps: number[] }) {
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
          {pile.parts.map((part, at) => (
            <span key={part.piece} className={style.part} style={appearing(steps[at] ?? 0)}>
              <Gem piece={part.piece} />
              {t.end.gems[part.piece]({ count: part.count })}
              <span className={style.quiet}> × {plain(part.worth)}</span>
            </span>
          ))}
        </span>
        <span className={style.sum} style={appearing(steps.at(-1) ?? 0)}>
          {signed(pile.points)}
        </span>
      </dd>
    </>
  );
}
