import { useState } from "react";
import type { StudyAnswer } from "../../generated/api";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { isTableId } from "../../store/tableState";
import { loadGame, moduleOf } from "../../table/registry";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import { Unshown } from "../Unshown";
import { StudyBoard } from "./StudyBoard";

/** A study by its id, with what its game brings. */
export function StudyLoader({ id }: { id: string }) {
  const t = useAllMessages();
  const [changed, setChanged] = useState<StudyAnswer | null>(null);
  const { value, problem, again } = useQuery(async () => {
    if (!isTableId(id)) return null;
    const study = await api.fetchStudy(id);
    const own = moduleOf(study.game).loadStudies;
    const [part, studies] = await Promise.all([loadGame(study.game), own?.() ?? null]);
    return { study, part, studies };
  }, [id]);
  if (!isTableId(id) || problem?.code === "no-such-study") {
    return <Unshown title={t.studies.title} text={t.errors.codes["no-such-study"]} />;
  }
  if (value) {
    const { part, studies } = value;
    const study = changed ?? value.study;
    return <StudyBoard {...{ study, part, studies }} onChanged={setChanged} />;
  }
  return (
    <Page title={t.studies.title} wide>
      <Problem problem={problem} onRetry={again} />
      {problem === null ? <Skeleton lines={8} /> : null}
    </Page>
  );
}
