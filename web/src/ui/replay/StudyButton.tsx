import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import * as api from "../../net/api";
import { go } from "../../store/route";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";

interface StudyButtonProps {
  table: string;
  game: string;
  /** After which step it begins. */
  seq: number;
}

/** Make a study that begins at this moment. */
export function StudyButton({ table, game, seq }: StudyButtonProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const make = () =>
    action.run(async () => {
      const title = t.studies.ofReplay({ game: gameName(game), step: seq });
      const study = await api.makeStudy({ title, moment: { table, seq } });
      go(`/study/${study.id}`);
    });
  return (
    <>
      <Button data-replay="study" busy={action.busy} onClick={make}>
        {t.studies.fromReplay}
      </Button>
      <Problem problem={action.problem} />
    </>
  );
}
