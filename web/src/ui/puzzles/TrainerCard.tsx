import type { TrainingAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import style from "./Hub.module.css";

/** The trainer, and how far one has come with it. */
export function TrainerCard({ training }: { training: TrainingAnswer }) {
  const t = useAllMessages();
  const { level, highest, solved, tried } = training;
  return (
    <Card title={t.puzzles.trainer} help={t.puzzles.trainerHelp}>
      <p className={style.figure} data-level={level}>
        {level}
      </p>
      <p className={style.facts}>
        {highest > 0 ? t.puzzles.best({ level: highest }) : t.puzzles.noBest}
        <br />
        {t.puzzles.exercises({ solved, tried })}
      </p>
      <div className={style.foot}>
        <Link to="/puzzles/trainer" className={`${button.button} ${button.primary}`} data-train>
          {t.puzzles.train}
        </Link>
      </div>
    </Card>
  );
}
