import { type FormEvent, useState } from "react";
import type { ReportReason } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { Field } from "../../widgets/Field";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import style from "./ReportDialog.module.css";

const REASONS: ReportReason[] = ["insults", "cheating", "leaving", "name", "spam", "other"];
const LONGEST = 500;

export interface ReportDialogProps {
  person: { id: string; name: string };
  table: string | null;
  onClose: () => void;
}

/** What was wrong, by reasons, and in words if one likes. */
export function ReportDialog({ person, table, onClose }: ReportDialogProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const [reasons, setReasons] = useState<ReportReason[]>([]);
  const [words, setWords] = useState("");
  const turn = (reason: ReportReason) =>
    setReasons((now) =>
      now.includes(reason) ? now.filter((one) => one !== reason) : [...now, reason],
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await action.run(() => api.report({ person: person.id, table, reasons, words }));
    if (!sent) return;
    say(t.reports.sent);
    onClose();
  };
  return (
    <Dialog title={t.reports.title({ name: person.name })} onClose={onClose}>
      <form className={style.form} onSubmit={submit}>
        <p className={style.help}>{t.reports.help}</p>
        <fieldset className={style.reasons}>
          <legend>{t.reports.why}</legend>
          {REASONS.map((reason) => (
            <label key={reason} className={style.reason}>
              <input
                type="checkbox"
                checked={reasons.includes(reason)}
                onChange={() => turn(reason)}
              />
              {t.reports.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <Field
          label={t.reports.words}
          help={t.reports.wordsHelp}
          value={words}
          onValue={setWords}
          maxLength={LONGEST}
          autoComplete="off"
        />
        <Problem problem={action.problem} />
        <div className={style.answers}>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" look="primary" busy={action.busy} disabled={reasons.length === 0}>
            {t.reports.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
