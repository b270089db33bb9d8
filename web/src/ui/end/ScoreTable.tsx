import { useAllMessages } from "../../i18n/use";
import type { EndOfGame } from "../../table/module";
import type { Player } from "../../table/props";
import { byRank, type Pile, type SeatScore } from "../../table/scores";
import { SeatFace } from "../../thieves/SeatFace";
import { classes } from "../../widgets/classes";
import { appearing, type Counting, coming } from "./counting";
import { Piece } from "./Piece";
import { plainPoints, signedPoints } from "./points";
import style from "./ScoreTable.module.css";

export interface ScoreSheetProps {
  end: EndOfGame;
  scores: SeatScore[];
  players: Player[];
  seat: number | null;
  /** When each pile is counted. */
  steps: Counting;
}

/** Every seat's points, pile by pile, the best first. */
export function ScoreTable({ end, scores, players, seat, steps }: ScoreSheetProps) {
  const t = useAllMessages();
  return (
    <ol className={style.sheet}>
      {byRank(scores).map((score) => {
        const player = players[score.seat];
        return (
          <li
            key={score.seat}
            className={classes(style.seat, score.won && style.won)}
            style={{ ...appearing(steps.total), ...coming(steps.turns.get(score.seat) ?? 0) }}
          >
            <div className={style.head}>
              <span className={style.rank}>{t.end.rank({ rank: score.rank })}</span>
              {player === undefined ? null : <SeatFace player={player} size={44} sign={34} />}
              <span className={style.name}>
                {player?.name ?? t.common.seat({ number: score.seat + 1 })}
                {score.seat === seat ? <span className={style.quiet}> · {t.lobby.you}</span> : null}
                {score.won ? (
                  <span className={style.crown} style={appearing(steps.total)}>
                    {" "}
                    ♛ {t.end.winner}
                  </span>
                ) : null}
              </span>
              <span
                className={style.points}
                title={t.end.sum}
                style={appearing(steps.sums.get(score.seat) ?? 0)}
              >
                {plainPoints(score.points)}
              </span>
            </div>
            {score.piles.length > 0 ? (
              <dl className={style.piles}>
                {score.piles.map((pile, at) => (
                  <PileLine
                    key={pile.name}
                    end={end}
                    pile={pile}
                    steps={stepsOf(score.piles, at, steps.parts.get(score.seat) ?? [])}
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

/** The steps of one pile, out of those of its seat. */
function stepsOf(piles: Pile[], at: number, all: number[]): number[] {
  const before = piles.slice(0, at).reduce((sum, one) => sum + Math.max(1, one.parts.length), 0);
  return all.slice(before, before + Math.max(1, piles[at]?.parts.length ?? 0));
}

interface PileLineProps {
  end: EndOfGame;
  pile: Pile;
  steps: number[];
}

function PileLine({ end, pile, steps }: PileLineProps) {
  const t = useAllMessages();
  return (
    <>
      <dt className={style.pile}>
        <end.PileMark pile={pile.name} />
        {end.pile(t, pile.name)}
      </dt>
      <dd className={style.line}>
        <span className={style.parts}>
          {pile.parts.length === 0 ? <span className={style.quiet}>{t.end.empty}</span> : null}
          {pile.parts.map((part, at) => (
            <span key={part.piece} className={style.part} style={appearing(steps[at] ?? 0)}>
              <Piece piece={part.piece} art={end.PieceArt} />
              {end.piece(t, part.piece, part.count)}
              <span className={style.quiet}> × {plainPoints(part.worth)}</span>
            </span>
          ))}
        </span>
        <span className={style.sum} style={appearing(steps.at(-1) ?? 0)}>
          {signedPoints(pile.points)}
        </span>
      </dd>
    </>
  );
}
