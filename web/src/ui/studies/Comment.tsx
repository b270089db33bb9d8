import { useId, useState } from "react";
import { useAllMessages } from "../../i18n/use";
import { Button } from "../../widgets/Button";
import field from "../../widgets/Field.module.css";
import { say } from "../../widgets/toastStore";
import style from "./Studies.module.css";

const MOST = 1_000;

interface CommentProps {
  mine: boolean;
  text: string;
  busy: boolean;
  onSave: (text: string) => Promise<boolean>;
}

/** What is written beside a step: read by everybody, written by the author. */
export function Comment({ mine, text, busy, onSave }: CommentProps) {
  const t = useAllMessages();
  const id = useId();
  const [draft, setDraft] = useState(text);
  if (!mine) {
    return text === "" ? null : (
      <p className={style.comment} data-study="comment">
        {text}
      </p>
    );
  }
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {t.studies.comment}
      </label>
      <textarea
        id={id}
        className={`${field.input} ${style.area}`}
        rows={3}
        maxLength={MOST}
        value={draft}
        aria-describedby={`${id}-help`}
        onChange={(event) => setDraft(event.target.value)}
      />
      <p id={`${id}-help`} className={field.help}>
        {t.studies.commentHelp}
      </p>
      <div>
        <Button
          data-study="save"
          busy={busy}
          disabled={draft === text}
          onClick={async () => {
            if (await onSave(draft)) say(t.studies.saved);
          }}
        >
          {t.studies.save}
        </Button>
      </div>
    </div>
  );
}
