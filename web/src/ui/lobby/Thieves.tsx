import { useState } from "react";
import type { PersonaAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { botAbout, botName, nameWith } from "../../naming/words";
import { isThief } from "../../thieves/ids";
import { ThiefPortrait } from "../../thieves/Portrait";
import { useThiefWords } from "../../thieves/useThiefWords";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import style from "./Thieves.module.css";

export interface ThievesProps {
  /** Of the seat, as people count. */
  number: number;
  thieves: readonly PersonaAnswer[];
  /** Who sits at the table already. */
  seated: readonly string[];
  onThief: (thief: PersonaAnswer) => void;
}

/** Choose which thief shall sit down on a free chair: all of them, by how strong they are. */
export function Thieves({ number, thieves, seated, onThief }: ThievesProps) {
  const t = useAllMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={nameWith(t.people.thieves.choose, t.people.thieves.chooseFor({ number }))}
        data-thieves={number - 1}
        onClick={() => setOpen(true)}
      >
        {t.people.thieves.choose}
      </Button>
      {open ? (
        <Dialog title={t.people.thieves.ask} onClose={() => setOpen(false)}>
          <Gallery
            thieves={thieves}
            seated={seated}
            onThief={(thief) => {
              setOpen(false);
              onThief(thief);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}

/** All thieves, by how strong they are, each with a line about how he plays. */
function Gallery({ thieves, seated, onThief }: Omit<ThievesProps, "number">) {
  const t = useAllMessages();
  const told = useThiefWords();
  const levels = [...new Set(thieves.map(({ bot }) => bot))];
  return levels.map((level) => (
    <section key={level} className={style.level}>
      <h3 className={style.title}>{botName(t, level)}</h3>
      <p className={style.about}>{botAbout(t, level)}</p>
      <div className={style.thieves}>
        {thieves
          .filter(({ bot }) => bot === level)
          .map((thief) => (
            <button
              key={thief.id}
              type="button"
              className={style.thief}
              disabled={seated.includes(thief.id)}
              data-choose={thief.id}
              onClick={() => onThief(thief)}
            >
              <ThiefPortrait id={thief.id} size={64} />
              <span className={style.words}>
                <b>{thief.name}</b>
                <span className={style.play}>
                  {isThief(thief.id) ? told?.who[thief.id].play : ""}
                </span>
              </span>
            </button>
          ))}
      </div>
    </section>
  ));
}
