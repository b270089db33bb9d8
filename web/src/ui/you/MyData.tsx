import { useState } from "react";
import type { Me } from "../../generated/api";
import { saveFile } from "../../hooks/saveFile";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { go } from "../../store/route";
import { restartSession } from "../../store/session";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { Field } from "../../widgets/Field";
import { Problem } from "../../widgets/Problem";
import style from "./AccountCard.module.css";

/** Take my data along, leave, or be forgotten. */
export function MyData({ me }: { me: Me }) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const [asked, setAsked] = useState<"leave" | "delete" | null>(null);
  const [password, setPassword] = useState("");
  const leave = async (how: () => Promise<unknown>) => {
    const gone = await action.run(async () => {
      await how();
      await restartSession();
    });
    if (gone) go("/");
  };
  return (
    <Card plain title={t.you.data} help={t.you.exportHelp}>
      <Problem problem={action.problem} />
      <div className={style.deeds}>
        <Button busy={action.busy} onClick={() => action.run(takeAlong)}>
          {t.you.export}
        </Button>
        <Button
          onClick={() => (me.account === null ? setAsked("leave") : leave(() => api.logOut()))}
        >
          {t.you.signOut}
        </Button>
        {me.account === null ? null : (
          <Button onClick={() => leave(() => api.logOut(true))}>{t.you.signOutAll}</Button>
        )}
        <Button look="danger" onClick={() => setAsked("delete")}>
          {t.you.delete}
        </Button>
      </div>
      {asked === "leave" ? (
        <ConfirmDialog
          title={t.you.signOut}
          yes={t.you.signOut}
          danger
          onClose={() => setAsked(null)}
          onYes={() => leave(() => api.logOut())}
        >
          <p>{t.you.signOutHelp}</p>
        </ConfirmDialog>
      ) : null}
      {asked === "delete" ? (
        <ConfirmDialog
          title={t.you.deleteAsk}
          yes={t.you.deleteYes}
          danger
          onClose={() => setAsked(null)}
          onYes={async () => {
            await leave(() => api.deleteMyData(password));
            setAsked(null);
          }}
        >
          <p>{t.you.deleteHelp}</p>
          {me.account === null ? null : (
            <Field
              label={t.you.password}
              type="password"
              value={password}
              onValue={setPassword}
              autoComplete="current-password"
            />
          )}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

/** Save everything that is kept of me as a file. */
async function takeAlong(): Promise<void> {
  const told = JSON.stringify(await api.exportMyData(), null, 2);
  saveFile("larceny-my-data.json", new Blob([told], { type: "application/json" }));
}
