import { Button } from "../../../widgets/Button";
import { FrontFace } from "../art/FrontFace";
import { frontName } from "../model/naming";
import { useAllFortyMessages } from "../words";
import style from "./Study.module.css";
import { handsOf, partsOf, withOneFewer, withOneMore } from "./tileText";

/** Tiles that a hand holds at most. */
const MOST = 3;

interface HandsProps {
  text: string;
  names: string[];
  /** Whose hand is wrong, and what about it. */
  wrong: { seat: number; told: string } | null;
  onText: (text: string) => void;
  onSlot: (seat: number, slot: number) => void;
  onGone: () => void;
}

/** What everybody holds. */
export function Hands({ text, names, wrong, onText, onSlot, onGone }: HandsProps) {
  const words = useAllFortyMessages().forty;
  const players = names.length;
  const hands = handsOf(text, players);
  return (
    <div className={style.columns}>
      {names.map((name, seat) => {
        const hand = hands[seat] ?? [];
        const last = hand.length - 1;
        return (
          <section key={name} aria-label={words.study.hands({ name })}>
            <h3 className={style.heading}>{words.study.hands({ name })}</h3>
            {wrong?.seat === seat ? (
              <p className={style.wrong} data-told>
                {wrong.told}
              </p>
            ) : null}
            <div className={style.row}>
              {hand.map((tile, slot) => (
                <button
                  key={tile}
                  type="button"
                  className={style.front}
                  data-slot={`${seat} ${slot}`}
                  aria-label={`${words.study.slot({ name, slot: slot + 1 })}: ${frontName(words, partsOf(tile).front)}`}
                  onClick={() => onSlot(seat, slot)}
                >
                  <FrontFace front={partsOf(tile).front} />
                </button>
              ))}
              <Button
                aria-label={`${words.study.add}: ${name}`}
                title={words.study.add}
                disabled={hand.length >= MOST}
                onClick={() => onText(withOneMore(text, players, seat))}
              >
                +
              </Button>
              <Button
                aria-label={`${words.study.takeAway}: ${name}`}
                title={words.study.takeAway}
                disabled={hand.length === 0}
                onClick={() => {
                  onGone();
                  onText(withOneFewer(text, players, seat, last));
                }}
              >
                −
              </Button>
            </div>
          </section>
        );
      })}
    </div>
  );
}
