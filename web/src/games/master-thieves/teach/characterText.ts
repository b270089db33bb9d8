import type { Character } from "../../../generated/master_thieves";
import type { Fields } from "../../../table/fields";
import type { MasterTeachWords } from "./taught";

/** Say what a character does under these rules. */
export function characterText(
  words: MasterTeachWords,
  rules: Fields,
  character: Character,
): string {
  const { smuggler, thief, ...others } = words.master.characters;
  if (character === "smuggler") {
    return rules.smuggler_takes === "one_unless_ring"
      ? smuggler.one_unless_ring
      : smuggler.all_to_red;
  }
  if (character === "thief") return rules.thief_takes === "may" ? thief.may : thief.must;
  return others[character];
}
