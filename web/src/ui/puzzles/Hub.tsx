// The way to all puzzles: that of today with one's streak, one after the other, the trainer, the past.

import { useAlone } from "../../hooks/useAlone";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { EndlessCard } from "./EndlessCard";
import style from "./Hub.module.css";
import { PastCard } from "./PastCard";
import { usePuzzleParts } from "./parts";
import { TodayCard } from "./TodayCard";
import { TrainerCard } from "./TrainerCard";

const PAST = 12;

export function Hub() {
  const t = useAllMessages();
  const alone = useAlone();
  const solver = useQuery(() => api.fetchPuzzles(), [alone]);
  const past = useQuery(() => api.fetchPastPuzzles(PAST), [alone]);
  const { value } = solver;
  const parts = usePuzzleParts(value?.themes.map((one) => one.game) ?? []);
  return (
    <Page title={t.puzzles.title} lead={t.puzzles.lead} wide>
      {alone && (
        <p className={style.facts} data-on-device>
          {t.puzzles.onDevice}
        </p>
      )}
      <Problem problem={solver.problem ?? past.problem} onRetry={solver.again} />
      {solver.problem === null && (value === null || parts === null) && <Skeleton lines={6} />}
      {value !== null && parts !== null && (
        <>
          <TodayCard solver={value} parts={parts} />
          <div className={style.ways}>
            <EndlessCard solver={value} parts={parts} />
            <TrainerCard training={value.training} />
          </div>
          <p>
            <Link to="/study" className={button.button ?? ""} data-studies>
              {t.studies.title}
            </Link>
          </p>
          <PastCard past={past.value?.puzzles ?? []} parts={parts} />
        </>
      )}
    </Page>
  );
}
