import { type FormEvent, useState } from "react";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { Field } from "../../widgets/Field";
import { LONGEST_NAME } from "./Companion";
import style from "./SeatBeside.module.css";

interface Props {
  /** Of the seat, as people count. */
  number: number;
  onName: (name: string) => Promise<boolean>;
}

/** Let somebody sit down on a free chair who plays at this device. */
export function SeatBeside({ number, onName }: Props) {
  const t = useAllMessages();
  const [name, setName] = useState<string | null>(null);
  const words = nameWith(t.hotseat.seatBeside, t.hotseat.seatBesideOn({ number }));
  async function sit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name === null || name.trim() === "") return;
    setName(null);
    await onName(name);
  }
  return (
    <>
      <Button
        aria-label={words}
        data-beside={number - 1}
        onClick={() => setName(t.hotseat.proposed({ number }))}
      >
        {t.hotseat.seatBeside}
      </Button>
      {name === null ? null : (
        <Dialog title={t.hotseat.seatBesideAsk} onClose={() => setName(null)}>
          <form className={style.form} onSubmit={sit}>
            <Field
              label={t.hotseat.name({ number })}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onValue={setName}
            />
            <Button look="primary" type="submit">
              {t.hotseat.sitDown}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}
