import { type FormEvent, useState } from "react";
import type { Me } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { setPerson } from "../../store/session";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { Field } from "../../widgets/Field";
import { Problem } from "../../widgets/Problem";
import style from "./AccountCard.module.css";

/** Make an account of a guest; or change its password. */
export function AccountCard({ me }: { me: Me }) {
  return me.account === null ? <SignUp /> : <Password account={me.account} />;
}

export function SignUpForm() {
  const t = useAllMessages();
  const action = useAsyncAction();
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await action.run(async () => setPerson(await api.signUp(account, password)));
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <Field
        label={t.you.accountName}
        help={t.you.accountHelp}
        value={account}
        onValue={setAccount}
        autoComplete="username"
        autoCapitalize="none"
        minLength={3}
        maxLength={24}
        required
      />
      <Field
        label={t.you.password}
        help={t.you.passwordHelp}
        type="password"
        value={password}
        onValue={setPassword}
        autoComplete="new-password"
        minLength={8}
        maxLength={200}
        required
      />
      <Problem problem={action.problem} />
      <div className={style.deeds}>
        <Button type="submit" look="primary" busy={action.busy}>
          {t.you.signUp}
        </Button>
      </div>
    </form>
  );
}

function SignUp() {
  const t = useAllMessages();
  return (
    <Card title={t.you.keep} help={t.you.keepHelp}>
      <SignUpForm />
      <div className={style.deeds}>
        <Link to="/sign-in" className={button.button ?? ""}>
          {t.you.signIn}
        </Link>
      </div>
    </Card>
  );
}

function Password({ account }: { account: string }) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const [changed, setChanged] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChanged(false);
    if (await action.run(() => api.changePassword(old, password))) {
      setChanged(true);
      setOld("");
      setPassword("");
    }
  };
  return (
    <Card title={t.you.passwordTitle}>
      <form className={style.form} onSubmit={submit}>
        <input type="text" hidden readOnly autoComplete="username" value={account} />
        <Field
          label={t.you.oldPassword}
          type="password"
          value={old}
          onValue={setOld}
          autoComplete="current-password"
          required
        />
        <Field
          label={t.you.newPassword}
          help={t.you.passwordHelp}
          type="password"
          value={password}
          onValue={setPassword}
          autoComplete="new-password"
          minLength={8}
          maxLength={200}
          required
        />
        <Problem problem={action.problem} />
        {changed ? <Banner kind="good">{t.you.passwordChanged}</Banner> : null}
        <div className={style.deeds}>
          <Button type="submit" busy={action.busy}>
            {t.you.changePassword}
          </Button>
        </div>
      </form>
    </Card>
  );
}
