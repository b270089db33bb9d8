import { type FormEvent, useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import { Copy } from "../../widgets/Copy";
import { Disclosure } from "../../widgets/Disclosure";
import { Field } from "../../widgets/Field";
import { Problem } from "../../widgets/Problem";
import list from "../home/List.module.css";
import { day } from "./numbers";
import style from "./TokensCard.module.css";

/** Tokens with which programs play in my name. */
export function TokensCard() {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const { value, problem, again } = useQuery(() => api.fetchTokens(), []);
  const action = useAsyncAction();
  const [label, setLabel] = useState("");
  const [fresh, setFresh] = useState<string | null>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    await action.run(async () => {
      setFresh((await api.newToken(label)).token);
      setLabel("");
      await again();
    });
  };
  const revoke = (id: string) =>
    action.run(async () => {
      await api.revokeToken(id);
      setFresh(null);
      await again();
    });
  return (
    <Disclosure title={t.you.tokens} help={t.you.tokensHelp}>
      <form className={list.form} onSubmit={make}>
        <Field label={t.you.label} value={label} onValue={setLabel} maxLength={60} required />
        <Button type="submit" busy={action.busy}>
          {t.you.newToken}
        </Button>
      </form>
      <Problem problem={action.problem ?? problem} />
      {fresh === null ? null : (
        <>
          <Banner kind="good">{t.you.tokenShown}</Banner>
          <Copy label={t.you.token} text={fresh} />
        </>
      )}
      {value?.tokens.length === 0 ? <p className={list.quiet}>{t.you.noTokens}</p> : null}
      <ul className={list.list}>
        {value?.tokens.map((token) => (
          <li key={token.id} className={style.token}>
            <span>
              {token.label}{" "}
              <span className={list.quiet}>
                {t.you.made({ date: day(token.created, language) })}
              </span>
            </span>
            <Button
              look="danger"
              aria-label={nameWith(t.you.revoke, t.you.revokeOf({ label: token.label }))}
              onClick={() => revoke(token.id)}
            >
              {t.you.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
