import { type FormEvent, useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as clubs from "../../net/clubs";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Field } from "../../widgets/Field";
import { Problem } from "../../widgets/Problem";
import { Select } from "../../widgets/Select";
import { say } from "../../widgets/toastStore";
import { day } from "../you/numbers";
import style from "./Clubs.module.css";
import { hereOf, minutesOf, nextMeeting, weekdayName, weekly, zoneHere } from "./meeting";
import type { ClubProps } from "./props";

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** When a group meets, in the reader's own time; its owner changes that. */
export function ClubMeeting({ club, me, onChange }: ClubProps) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const next = club.meeting === null ? null : nextMeeting(club.meeting, Date.now());
  const now = next === null ? { weekday: 3, time: "20:00" } : hereOf(next);
  const [weekday, setWeekday] = useState(now.weekday);
  const [time, setTime] = useState(now.time);
  const action = useAsyncAction();
  const mine = club.owner === me;
  if (!mine && next === null) return null;
  const minute = minutesOf(time);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (minute === null) return;
    await action.run(async () => {
      await clubs.meet(club.id, { weekday, minute, zone: zoneHere() });
      say(t.clubs.saved);
      await onChange();
    });
  };
  const clear = () =>
    action.run(async () => {
      await clubs.meetNever(club.id);
      await onChange();
    });
  return (
    <Card title={t.clubs.meeting}>
      {next === null ? (
        <p className={style.fact}>{t.clubs.meetsNever}</p>
      ) : (
        <div data-meets>
          <p className={style.name}>
            {t.clubs.meets({ when: weekly(next, language), date: day(next, language) })}
          </p>
          <p className={style.fact}>{t.clubs.meetsYours}</p>
        </div>
      )}
      {mine ? (
        <form className={style.column} onSubmit={save}>
          <div className={style.when}>
            <Select
              label={t.clubs.weekday}
              value={String(weekday)}
              options={WEEK.map((one) => ({
                value: String(one),
                label: weekdayName(one, language),
              }))}
              onValue={(value) => setWeekday(Number(value))}
            />
            <Field label={t.clubs.time} type="time" value={time} onValue={setTime} required />
          </div>
          <div className={style.deeds}>
            <Button type="submit" busy={action.busy}>
              {t.clubs.save}
            </Button>
            {club.meeting === null ? null : (
              <Button look="quiet" onClick={clear}>
                {t.clubs.clear}
              </Button>
            )}
          </div>
          <Problem problem={action.problem} />
        </form>
      ) : null}
    </Card>
  );
}
