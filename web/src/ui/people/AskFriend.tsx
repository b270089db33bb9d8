import { type FormEvent, useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Field } from "../../widgets/Field";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import list from "../home/List.module.css";

/** Ask somebody by name. */
export function AskFriend({ onChange }: { onChange: () => Promise<void> }) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const [name, setName] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await action.run(async () => {
      const told = await api.befriend({ name });
      say(told.tie === "friends" ? t.friends.now(told) : t.friends.asked(told));
      setName("");
      await onChange();
    });
  };
  return (
    <Card title={t.friends.ask}>
      <form className={list.form} onSubmit={submit}>
        <Field
          label={t.friends.name}
          help={t.friends.nameHelp}
          value={name}
          onValue={setName}
          maxLength={60}
          autoComplete="off"
          required
        />
        <Button type="submit" look="primary" busy={action.busy}>
          {t.friends.ask}
        </Button>
      </form>
      <Problem problem={action.problem} />
    </Card>
  );
}
