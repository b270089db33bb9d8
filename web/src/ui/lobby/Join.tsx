import { type FormEvent, useId } from "react";
import type { TableAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { chairName } from "../../naming/words";
import { Button } from "../../widgets/Button";
import field from "../../widgets/Field.module.css";
import style from "./Join.module.css";
import { isFree } from "./standing";

/** As long as the server lets a name be. */
const LONGEST_NAME = 24;

export interface JoinProps {
  lobby: TableAnswer;
  name: string;
  onName: (name: string) => void;
  onSit: () => void;
  busy: boolean;
}

/** Who opens the link sees who is there, says a name, and sits down. */
export function Join({ lobby, name, onName, onSit, busy }: JoinProps) {
  const t = useAllMessages();
  const id = useId();
  const words = t.people.join;
  const here = lobby.seats.filter((seat) => !isFree(seat)).map((seat) => chairName(t, seat));
  const free = lobby.seats.length - here.length;
  function sit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() !== "") onSit();
  }
  return (
    <section className={style.join} aria-labelledby={`${id}-title`} data-join>
      <div>
        <h2 id={`${id}-title`} className={style.title}>
          {words.title}
        </h2>
        <p className={style.who}>
          {here.length === 0 ? words.nobody : words.here({ names: t.common.list({ parts: here }) })}{" "}
          {words.free({ count: free })}
        </p>
      </div>
      <form className={style.form} onSubmit={sit}>
        <label className={style.label} htmlFor={id}>
          {words.as}
        </label>
        <input
          id={id}
          className={field.input}
          value={name}
          maxLength={LONGEST_NAME}
          required
          autoComplete="nickname"
          enterKeyHint="go"
          onFocus={(event) => event.target.select()}
          onChange={(event) => onName(event.target.value)}
        />
        <Button type="submit" look="primary" busy={busy} data-sit>
          {words.sit}
        </Button>
      </form>
    </section>
  );
}
