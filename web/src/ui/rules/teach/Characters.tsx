import { Card } from "../../../box/Card";
import { CHARACTERS } from "../../../box/characters";
import { useMessages } from "../../../i18n/use";
import style from "./Characters.module.css";
import { deedOf } from "./deeds";
import { useTaught } from "./Section";

/** The six, in the order in which they act, each with what it does in this edition. */
export function Characters() {
  const { master: t } = useMessages();
  const { words, rules } = useTaught();
  return (
    <ol className={style.characters}>
      {CHARACTERS.map((character, at) => (
        <li key={character} className={style.character}>
          <span className={style.card}>
            <Card character={character} number={at + 1} />
          </span>
          <span className={style.words}>
            <b>{t.character[character]}</b>
            {deedOf(words, rules, character)}
          </span>
        </li>
      ))}
    </ol>
  );
}
