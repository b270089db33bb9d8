import { CHARACTERS } from "../model/characters";
import { CharacterCard } from "../panels/CharacterCard";
import { useMasterMessages } from "../words";
import style from "./Characters.module.css";
import { characterText } from "./characterText";
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
            <CharacterCard character={character} number={at + 1} />
          </span>
          <span className={style.words}>
            <b>{t.character[character]}</b>
            {characterText(words, rules, character)}
          </span>
        </li>
      ))}
    </ol>
  );
}
