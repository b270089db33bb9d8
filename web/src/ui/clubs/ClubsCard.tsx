import { type FormEvent, useEffect, useState } from "react";
import type { ClubBrief } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import * as clubs from "../../net/clubs";
import { tableConnection } from "../../net/tableConnection";
import { go, Link } from "../../store/route";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Field } from "../../widgets/Field";
import { Problem } from "../../widgets/Problem";
import { say } from "../../widgets/toastStore";
import list from "../home/List.module.css";
import style from "./Clubs.module.css";
import { nextMeeting, weekly } from "./meeting";

/** One's groups, those that one is asked to join, and how to make one. */
export function ClubsCard() {
  const t = useAllMessages();
  const { value, problem, again } = useQuery(() => clubs.fetchClubs(), []);
  const action = useAsyncAction();
  const [name, setName] = useState("");
  useEffect(() => tableConnection.listen(() => void again()), [again]);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    await action.run(async () => {
      const { id } = await clubs.makeClub(name);
      go(`/group/${id}`);
    });
  };
  const join = (club: string, called: string) =>
    action.run(async () => {
      await clubs.joinClub({ club });
      say(t.notices.joined({ club: called }));
      go(`/group/${club}`);
    });
  const decline = (club: string) =>
    action.run(async () => {
      await clubs.declineClub(club);
      await again();
    });
  return (
    <Card title={t.clubs.title} help={t.clubs.help}>
      <Problem problem={problem} onRetry={again} />
      <ul className={list.list} data-clubs>
        {(value?.invitations ?? []).map(({ club, name: called, by }) => (
          <li key={club} className={style.line}>
            <p className={style.words}>{t.notices.asksToGroup({ name: by.name, club: called })}</p>
            <div className={style.deeds}>
              <Button
                look="primary"
                aria-label={nameWith(t.notices.join, t.notices.joinOf({ club: called }))}
                onClick={() => join(club, called)}
              >
                {t.notices.join}
              </Button>
              <Button
                aria-label={nameWith(t.notices.decline, t.notices.declineOf({ club: called }))}
                onClick={() => decline(club)}
              >
                {t.notices.decline}
              </Button>
            </div>
          </li>
        ))}
        {(value?.clubs ?? []).map((club) => (
          <ClubLine key={club.id} club={club} />
        ))}
      </ul>
      {value?.clubs.length === 0 ? <p className={list.quiet}>{t.clubs.none}</p> : null}
      <form className={list.form} onSubmit={make}>
        <Field
          label={t.clubs.name}
          help={t.clubs.nameHelp}
          value={name}
          onValue={setName}
          maxLength={24}
          autoComplete="off"
          required
        />
        <Button type="submit" busy={action.busy}>
          {t.clubs.make}
        </Button>
      </form>
      <Problem problem={action.problem} />
    </Card>
  );
}

function ClubLine({ club }: { club: ClubBrief }) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const next = club.meeting === null ? null : nextMeeting(club.meeting, Date.now());
  const facts = [
    t.clubs.members({ count: club.members }),
    ...(next === null ? [] : [weekly(next, language)]),
  ];
  return (
    <li className={style.line}>
      <div className={style.words}>
        <p className={style.name}>
          <Link to={`/group/${club.id}`}>{club.name}</Link>
        </p>
        <p className={style.fact}>{facts.join(" · ")}</p>
      </div>
      {club.table === null ? null : (
        <Link to={`/table/${club.table.id}`} className={style.open ?? ""}>
          {club.table.status === "lobby" ? t.clubs.isOpen : t.clubs.isOn}
        </Link>
      )}
    </li>
  );
}
