import type { LessonAnswer } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { gameName, nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { go } from "../../store/route";
import { moduleOf } from "../../table/registry";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";
import { PictureCard } from "../home/PictureCard";
import style from "./LessonCard.module.css";

/** One lesson: begin it, go on with it, or begin it again. */
export function LessonCard({ lesson }: { lesson: LessonAnswer }) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const game = gameName(lesson.game);
  const under = lesson.table !== null;
  const of = lesson.steps.length;
  const sit = (again: boolean) => () =>
    action.run(async () => go(`/table/${(await api.startLesson(lesson.lesson, again)).id}`));
  const [first, firstOf] = under
    ? [t.learn.resume, t.learn.resumeOf({ game })]
    : lesson.done
      ? [t.learn.again, t.learn.againOf({ game })]
      : [t.learn.begin, t.learn.beginOf({ game })];
  const far = under
    ? t.learn.stepOf({ step: lesson.step + 1, of })
    : lesson.done
      ? `✓ ${t.learn.done}`
      : t.learn.length({ count: of });
  const ways = (
    <>
      <Button
        look="primary"
        big
        busy={action.busy}
        onClick={sit(false)}
        aria-label={nameWith(first, firstOf)}
        data-learn={lesson.lesson}
      >
        {first}
      </Button>
      {under && (
        <Button
          big
          onClick={sit(true)}
          aria-label={nameWith(t.learn.again, t.learn.againOf({ game }))}
        >
          {t.learn.again}
        </Button>
      )}
    </>
  );
  return (
    <PictureCard
      still
      game={lesson.game}
      about={moduleOf(lesson.game).lesson?.(t)}
      small={far}
      ways={ways}
      between={
        under && (
          <progress className={style.progress} max={of} value={lesson.step} aria-label={far} />
        )
      }
    >
      <Problem problem={action.problem} />
    </PictureCard>
  );
}
