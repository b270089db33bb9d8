import { useState } from "react";
import type { GameDetails } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { levelAmong } from "../../naming/levels";
import { botName } from "../../naming/words";
import { sessionStore } from "../../store/session";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { LevelPicker } from "../../widgets/LevelPicker";
import { RadioGroup } from "../../widgets/RadioGroup";
import { SeatSign } from "../../widgets/SeatSign";
import { Select } from "../../widgets/Select";
import { Companion } from "../hotseat/Companion";
import { type Draft, withBot, withBots, withCompanion, withSeats } from "./draft";
import style from "./Seats.module.css";

/** No bot has this name: somebody who plays on this device. */
const HERE = "@here";

export interface SeatsProps {
  details: GameDetails;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** How many play, and who of them is a bot. */
export function Seats({ details, draft, onDraft }: SeatsProps) {
  const t = useAllMessages();
  const numbers = Array.from(
    { length: details.most_seats - details.least_seats + 1 },
    (_, more) => details.least_seats + more,
  );
  const bots = details.bots.map((bot) => ({
    value: bot,
    label: t.common.bot({ level: botName(t, bot) }),
  }));
  const [chosen, choose] = useState<string | null>(null);
  const level = levelAmong(details.bots, chosen);
  const choices = [
    { value: "", label: t.newTable.open },
    { value: HERE, label: t.hotseat.here },
    ...bots,
  ];
  const seatFor = (seat: number, who: string): Draft => {
    if (who !== HERE) return withBot(draft, seat, who === "" ? null : who);
    return withCompanion(draft, seat, t.hotseat.proposed({ number: seat + 1 }));
  };
  const { me } = useStore(sessionStore);
  const shares = Object.keys(draft.companions).length > 0;
  return (
    <Card title={t.newTable.seatsTitle} help={shares ? t.hotseat.help : t.newTable.seatsHelp}>
      <RadioGroup
        legend={t.newTable.seats}
        inline
        value={String(draft.seats.length)}
        options={numbers.map((number) => ({ value: String(number), label: String(number) }))}
        onValue={(count) => onDraft(withSeats(draft, Number(count)))}
      />
      <ul className={style.seats}>
        {draft.seats.map((bot, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={style.seat}>
            <SeatSign colour={seat} size={30} />
            {seat === 0 ? (
              <div className={style.who}>
                <span className={style.me}>{t.newTable.me}</span>
                {shares ? (
                  <Companion
                    number={1}
                    name={draft.name}
                    proposed={me?.name ?? ""}
                    onName={(name) => onDraft({ ...draft, name })}
                  />
                ) : null}
              </div>
            ) : (
              <div className={style.who}>
                <Select
                  label={t.newTable.seatOf({ number: seat + 1 })}
                  hideLabel
                  value={bot ?? (seat in draft.companions ? HERE : "")}
                  options={choices}
                  onValue={(who) => onDraft(seatFor(seat, who))}
                />
                {seat in draft.companions ? (
                  <Companion
                    number={seat + 1}
                    name={draft.companions[seat] ?? ""}
                    onName={(name) => onDraft(withCompanion(draft, seat, name))}
                  />
                ) : null}
              </div>
            )}
          </li>
        ))}
      </ul>
      {level === null ? null : (
        <div className={style.level}>
          <LevelPicker bots={details.bots} level={level} onLevel={choose} />
        </div>
      )}
      <div className={style.all}>
        <Button onClick={() => onDraft(withBots(draft, level))}>{t.newTable.fillBots}</Button>
        <Button onClick={() => onDraft(withBots(draft, null))}>{t.newTable.clearBots}</Button>
      </div>
    </Card>
  );
}
