import { Card } from "../../../box/Card";
import { CHARACTERS } from "../../../box/characters";
import type { Character } from "../../../generated/master_thieves";
import { useMessages } from "../../../i18n/use";
import type { TeachWords } from "../../common/useTeachWords";
import type { Fields } from "../../common/words";
import style from "./Characters.module.css";
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

/** Say what a character does under these rules. */
export function deedOf(words: TeachWords, rules: Fields, character: Character): string {
  const { smuggler, thief, ...others } = words.master.characters;
  if (character === "smuggler") {
    return rules.smuggler_takes === "one_unless_ring"
      ? smuggler.one_unless_ring
      : smuggler.all_to_red;
  }
  if (character === "thief") return rules.thief_takes === "may" ? thief.may : thief.must;
  return others[character];
}
