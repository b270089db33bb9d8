import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import style from "./Learn.module.css";
import { LessonCard } from "./LessonCard";

/** The guided first games, and how far one has come in each. */
export function Learn() {
  const t = useAllMessages();
  const { value, problem, again } = useQuery(() => api.fetchLessons(), []);
  const lessons = value?.lessons ?? [];
  return (
    <Page title={t.learn.title} lead={t.learn.lead} wide>
      <Problem problem={problem} onRetry={again} />
      {value === null && problem === null && <Skeleton lines={4} />}
      <div className={style.lessons}>
        {lessons.map((lesson) => (
          <LessonCard key={lesson.lesson} lesson={lesson} />
        ))}
      </div>
      <Card title={t.learn.rules}>
        <div className={style.rules}>
          {lessons.map(({ game }) => (
            <Link key={game} to={`/rules/${game}`} className={button.button ?? ""}>
              {t.home.learnRules({ game: gameName(game) })}
            </Link>
          ))}
        </div>
      </Card>
    </Page>
  );
}
