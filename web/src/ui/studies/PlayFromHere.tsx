import { useState } from "react";
import type { StudyAnswer } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { levelAmong } from "../../naming/levels";
import * as api from "../../net/api";
import { go } from "../../store/route";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { LevelPicker } from "../../widgets/LevelPicker";
import { Problem } from "../../widgets/Problem";
import { Select } from "../../widgets/Select";
import style from "./Studies.module.css";

interface PlayProps {
  study: StudyAnswer;
  step: number;
  names: string[];
  onClose: () => void;
}

/** A table where a game begins with this step: one's seat, and how good the bots are. */
export function PlayFromHere({ study, step, names, onClose }: PlayProps) {
  const t = useAllMessages();
  const game = useQuery(() => api.fetchGame(study.game), [study.game]);
  const [seat, setSeat] = useState("0");
  const [chosen, setLevel] = useState<string | null>(null);
  const action = useAsyncAction();
  const bots = game.value?.bots ?? [];
  const level = levelAmong(bots, chosen);
  return (
    <Dialog title={t.studies.play} onClose={onClose}>
      <div className={style.part}>
        <p className={style.help}>{t.studies.playHelp}</p>
        <Select
          label={t.studies.seat}
          value={seat}
          options={names.map((name, index) => ({ value: String(index), label: name }))}
          onValue={setSeat}
        />
        {level === null ? null : <LevelPicker bots={bots} level={level} onLevel={setLevel} />}
        <Problem problem={game.problem ?? action.problem} />
        <div>
          <Button
            look="primary"
            data-study="begin"
            disabled={level === null}
            busy={action.busy}
            onClick={() =>
              action.run(async () => {
                const body = { step, seat: Number(seat), bot: level ?? "" };
                const table = await api.playFromStudy(study.id, body);
                go(`/table/${table.id}`);
              })
            }
          >
            {t.studies.playGo}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
