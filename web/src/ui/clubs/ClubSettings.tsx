import { type FormEvent, useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as clubs from "../../net/clubs";
import { go } from "../../store/route";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { Field } from "../../widgets/Field";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import list from "../home/List.module.css";
import type { ClubProps } from "./props";

/** The name of a group, and the way out of it. */
export function ClubSettings({ club, me, onChange }: ClubProps) {
  const t = useAllMessages();
  const [name, setName] = useState(club.name);
  const [asks, setAsks] = useState(false);
  const action = useAsyncAction();
  const mine = club.owner === me;
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    await action.run(async () => {
      await clubs.renameClub(club.id, name);
      say(t.clubs.saved);
      await onChange();
    });
  };
  const end = async () => {
    await (mine ? clubs.closeClub(club.id) : clubs.leaveClub(club.id));
    go("/people", { replace: true });
  };
  const title = mine ? t.clubs.close : t.clubs.leave;
  return (
    <Card plain title={mine ? t.clubs.name : undefined}>
      {mine ? (
        <form className={list.form} onSubmit={rename}>
          <Field
            label={t.clubs.name}
            value={name}
            onValue={setName}
            maxLength={24}
            autoComplete="off"
            required
          />
          <Button type="submit" busy={action.busy}>
            {t.clubs.rename}
          </Button>
        </form>
      ) : null}
      <Problem problem={action.problem} />
      <div>
        <Button look={mine ? "danger" : "quiet"} onClick={() => setAsks(true)}>
          {title}
        </Button>
      </div>
      {asks ? (
        <ConfirmDialog title={title} yes={title} danger onYes={end} onClose={() => setAsks(false)}>
          <p>{mine ? t.clubs.closeHelp : t.clubs.leaveHelp}</p>
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
