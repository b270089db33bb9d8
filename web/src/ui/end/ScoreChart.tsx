import type { MomentAnswer } from "../../generated/api";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { whoSits } from "../../i18n/who";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import type { GamePart } from "../../table/module";
import type { Player } from "../../table/props";
import { Card } from "../../widgets/Card";
import { SeatSign } from "../../widgets/SeatSign";
import { chapterName } from "../replay/chapterName";
import { Chart } from "./Chart";
import { signedPoints, turningOf } from "./points";
import style from "./ScoreChart.module.css";

interface Props {
  table: string;
  part: GamePart;
  players: Player[];
  /** The seat of the one who looks; null: none. */
  you: number | null;
}

/** How the game went, and the moments that decided it, each a way into the replay. */
export function ScoreChart({ table, part, players, you }: Props) {
  const t = useAllMessages();
  const { value: course } = useQuery(() => api.fetchCourse(table), [table]);
  if (course === null || course.moments.length === 0) return null;
  const names = players.map((player) => player.name);
  const told = ({ events }: MomentAnswer) =>
    events
      .filter((event) => part.pays.has(String(event.event)))
      .map((event) => part.sentence(t, event, names, you))
      .join(" ");
  return (
    <Card title={t.end.course} help={t.end.courseHelp}>
      <div className={style.course}>
        <Chart standings={course.standings} players={players} />
        <ol className={style.moments}>
          {course.moments.map((moment) => (
            <li key={moment.seq}>
              <Link to={`/replay/${table}?eyes=all&seq=${moment.seq}`} className={style.moment}>
                <SeatSign colour={players[moment.seat]?.colour ?? moment.seat} size={28} />
                <span className={style.words}>
                  <b>
                    {chapterName(t, moment.chapter)}
                    {": "}
                    {t.end.turning[turningOf(moment)]({ who: whoSits(moment.seat, names, you) })}
                  </b>
                  <span className={style.told}>{told(moment)}</span>
                </span>
                {moment.turning === "ahead" && moment.points <= 0 ? null : (
                  <span className={style.points}>{signedPoints(moment.points)}</span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
