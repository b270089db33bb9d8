import { CHARACTERS } from "../model/characters";
import { Card } from "../panels/Card";
import { useMasterMessages } from "../words";
import style from "./Characters.module.css";
import { deedOf } from "./deeds";
import { useMasterTaught } from "./taught";

/** The six, in the order in which they act, each with what it does in this edition. */
export function Characters() {
  const { master: t } = useMasterMessages();
  const { words, rules } = useMasterTaught();
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
