import { useState } from "react";
import type { GameDetails } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import { Button } from "../common/Button";
import { Card } from "../common/Card";
import { Choices } from "../common/Choices";
import { LevelPicker } from "../common/LevelPicker";
import { levelAmong } from "../common/levels";
import { SeatSign } from "../common/SeatSign";
import { Select } from "../common/Select";
import { botName } from "../common/words";
import { type Draft, withBot, withBots, withSeats } from "./draft";
import style from "./Seats.module.css";

export interface SeatsProps {
  details: GameDetails;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** How many play, and who of them is a bot. */
export function Seats({ details, draft, onDraft }: SeatsProps) {
  const t = useMessages();
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
  return (
    <Card title={t.newTable.seatsTitle} help={t.newTable.seatsHelp}>
      <Choices
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
              <span className={style.me}>{t.newTable.me}</span>
            ) : (
              <Select
                label={t.newTable.seatOf({ number: seat + 1 })}
                hideLabel
                value={bot ?? ""}
                options={[{ value: "", label: t.newTable.open }, ...bots]}
                onValue={(chosen) => onDraft(withBot(draft, seat, chosen === "" ? null : chosen))}
              />
            )}
          </li>
        ))}
      </ul>
      {level === null ? null : <LevelPicker bots={details.bots} level={level} onLevel={choose} />}
      <div className={style.all}>
        <Button onClick={() => onDraft(withBots(draft, level))}>{t.newTable.fillBots}</Button>
        <Button onClick={() => onDraft(withBots(draft, null))}>{t.newTable.clearBots}</Button>
      </div>
    </Card>
  );
}
