import { type FormEvent, useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { go, Link, useRoute } from "../../store/route";
import { restartSession, sessionStore } from "../../store/session";
import { useStore } from "../../store/store";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Field } from "../../widgets/Field";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { SignUpForm } from "./AccountCard";
import style from "./AccountCard.module.css";

/** Come back as who one was; or make an account, to be able to. */
export function SignIn() {
  const t = useMessages();
  const { query } = useRoute();
  const { me } = useStore(sessionStore);
  const making = query.has("new");
  const title = making ? t.signIn.makeTitle : t.signIn.title;
  return (
    <Page title={title} lead={making ? t.signIn.makeLead : t.signIn.lead}>
      {me?.account ? (
        <Banner kind="good">{t.signIn.already({ account: me.account })}</Banner>
      ) : null}
      <Card>
        {making ? <SignUpForm /> : <SignInForm />}
        <p>
          {making ? t.signIn.has : t.signIn.none}{" "}
          <Link to={making ? "/sign-in" : "/sign-in?new"}>
            {making ? t.signIn.go : t.signIn.make}
          </Link>
          {" · "}
          <Link to="/">{t.signIn.guest}</Link>
        </p>
      </Card>
    </Page>
  );
}

function SignInForm() {
  const t = useMessages();
  const { query } = useRoute();
  const action = useAsyncAction();
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const known = await action.run(async () => {
      await api.logIn(account, password);
      await restartSession();
    });
    if (known) go(query.get("back") ?? "/you");
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <Field
        label={t.signIn.account}
        value={account}
        onValue={setAccount}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <Field
        label={t.signIn.password}
        type="password"
        value={password}
        onValue={setPassword}
        autoComplete="current-password"
        required
      />
      <Problem problem={action.problem} />
      <div className={style.deeds}>
        <Button type="submit" look="primary" busy={action.busy}>
          {t.signIn.go}
        </Button>
      </div>
    </form>
  );
}
