// What a thing at the table answers when it is asked what it does: its name, a sentence or two, and
// the paragraph that says it exactly.

import type { AnswerOf, HelpAnswer } from "../../table/module";
import { CHARACTERS } from "./model/characters";
import { characterText } from "./teach/characterText";
import type { MasterTeachWords } from "./teach/taught";
import type { MasterTree } from "./words";

const CHARACTER_RULES: Record<string, string> = {
  smuggler: "MT-7.1",
  jeweler: "MT-8.1",
  gemologist: "MT-9.1",
  thief: "MT-10.1",
  master_thief: "MT-11.1",
  detective: "MT-12.2",
};
const PILLOW_RULES = { white: "MT-1.4", black: "MT-13.4", red: "MT-5.2" };

/** null for a topic that nobody has heard of. */
export const answerOf: AnswerOf = (topic, asked): HelpAnswer | null => {
  const [kind = "", what = ""] = topic.split(":");
  // The border: the game's own words were loaded with the others (see module.ts).
  const { master: t } = asked.t as MasterTree;
  const words = asked.words as MasterTeachWords;
  const { help, drawer, alarm } = words.master;
  if (kind === "character") {
    const character = CHARACTERS.find((one) => one === what);
    if (character === undefined) return null;
    return {
      title: t.character[character],
      text: [characterText(words, asked.rules, character)],
      rule: CHARACTER_RULES[character] ?? "MT-4.3",
    };
  }
  if (kind === "pillow" && isPillow(what)) {
    return { title: t.seat[what], text: [help.pillow[what]], rule: PILLOW_RULES[what] };
  }
  if (kind === "drawer") return { title: drawer.title, text: [help.drawer], rule: "MT-5.2" };
  if (kind === "alarm") return { title: alarm.title, text: [help.alarm], rule: "MT-8.4" };
  return null;
};

function isPillow(name: string): name is keyof typeof PILLOW_RULES {
  return Object.hasOwn(PILLOW_RULES, name);
}
