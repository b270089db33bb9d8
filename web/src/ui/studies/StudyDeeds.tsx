// What can be done with a study: shown to others, changed, begun anew from here, played from here.

import { useState } from "react";
import type { StudyAnswer } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { go } from "../../store/route";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { Copy } from "../../widgets/Copy";
import { Disclosure } from "../../widgets/Disclosure";
import { Field } from "../../widgets/Field";
import { Problem } from "../../widgets/Problem";
import { PlayFromHere } from "./PlayFromHere";
import style from "./Studies.module.css";

interface DeedsProps {
  study: StudyAnswer;
  at: number;
  names: string[];
  busy: boolean;
  onCut: () => Promise<boolean>;
  onRename: (title: string) => Promise<boolean>;
}

export function StudyDeeds({ study, at, names, busy, onCut, onRename }: DeedsProps) {
  const t = useAllMessages();
  const [asks, setAsks] = useState<"play" | "cut" | "remove" | null>(null);
  const [title, setTitle] = useState(study.title);
  const action = useAsyncAction();
  const after = study.steps.length - 1 - at;
  const position = study.steps[at]?.position ?? "";
  const link = `${location.origin}/study/${study.id}`;
  const close = () => setAsks(null);
  const branch = () =>
    action.run(async () => {
      const body = { title: study.title, start: { game: study.game, position } };
      const made = await api.makeStudy(body);
      go(`/study/${made.id}`);
    });
  return (
    <div className={style.part}>
      {study.mine && after > 0 ? <p className={style.help}>{t.studies.cutFirst}</p> : null}
      <div className={style.deeds}>
        <Button look="primary" data-study="play" onClick={() => setAsks("play")}>
          {t.studies.play}
        </Button>
        {study.mine && after > 0 ? (
          <Button data-study="cut" onClick={() => setAsks("cut")}>
            {t.studies.cut}
          </Button>
        ) : null}
        <Button data-study="branch" busy={action.busy} onClick={branch}>
          {t.studies.fromHere}
        </Button>
      </div>
      <Problem problem={action.problem} />
      <Copy label={t.studies.link} text={link} />
      <p className={style.help}>{study.mine ? t.studies.linkHelp : null}</p>
      <Disclosure title={t.studies.asText}>
        <Copy label={t.studies.asText} text={position} />
      </Disclosure>
      {study.mine ? (
        <>
          <Field label={t.studies.rename} value={title} maxLength={80} onValue={setTitle} />
          <div className={style.deeds}>
            <Button
              busy={busy}
              disabled={title.trim() === "" || title === study.title}
              onClick={() => onRename(title)}
            >
              {t.studies.renameDo}
            </Button>
            <Button look="danger" data-study="remove" onClick={() => setAsks("remove")}>
              {t.studies.remove}
            </Button>
          </div>
        </>
      ) : null}
      {asks === "play" ? (
        <PlayFromHere study={study} step={at} names={names} onClose={close} />
      ) : null}
      {asks === "cut" ? (
        <ConfirmDialog
          title={t.studies.cut}
          yes={t.studies.cut}
          danger
          onYes={async () => {
            await onCut();
            close();
          }}
          onClose={close}
        >
          <p>{t.studies.cutSure({ count: after })}</p>
        </ConfirmDialog>
      ) : null}
      {asks === "remove" ? (
        <ConfirmDialog
          title={t.studies.remove}
          yes={t.studies.remove}
          danger
          onYes={async () => {
            await api.deleteStudy(study.id);
            go("/study");
          }}
          onClose={close}
        >
          <p>{t.studies.removeSure}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
