import { type FormEvent, useEffect, useRef, useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useFirstWords } from "../../i18n/use";
import * as api from "../../net/api";
import { sessionStore, setPerson } from "../../store/session";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import field from "../../widgets/Field.module.css";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import style from "./YourName.module.css";

/** Who I am here; the name can be changed where it stands. */
export function YourName() {
  const t = useFirstWords();
  const { me } = useStore(sessionStore);
  const [name, setName] = useState<string | null>(null);
  const line = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const action = useAsyncAction();
  const editing = name !== null;
  useEffect(() => {
    if (editing) line.current?.select();
  }, [editing]);
  if (me === null) return null;

  function close(): void {
    setName(null);
    action.forget();
    setTimeout(() => opener.current?.focus());
  }
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await action.run(async () => setPerson(await api.rename(name ?? "")))) {
      close();
      say(t.common.saved);
    }
  }
  if (!editing) {
    return (
      <div className={style.line}>
        <span>{t.home.hello({ name: me.name })}</span>
        <button
          type="button"
          ref={opener}
          className={style.change}
          aria-label={t.home.changeName}
          title={t.home.changeName}
          onClick={() => setName(me.name)}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path
              d="m3 17 1-4L14 3l3 3L7 16z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.600"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      </div>
    );
  }
  return (
    <form className={style.form} onSubmit={save}>
      <input
        ref={line}
        className={field.input}
        aria-label={t.home.name}
        value={name}
        maxLength={24}
        required
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") close();
        }}
      />
      <Button type="submit" look="primary" busy={action.busy}>
        {t.common.save}
      </Button>
      <Button onClick={close}>{t.common.cancel}</Button>
      <Problem problem={action.problem} />
    </form>
  );
}
