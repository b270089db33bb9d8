// What a thing at the table answers when it is asked what it does: its name, a sentence or two, and
// the paragraph that says it exactly.

import type { Front } from "../../generated/forty_thieves";
import type { AnswerOf, HelpAnswer } from "../../table/module";
import { frontName } from "./model/naming";
import { readFront, type Special } from "./model/notation";
import type { FortyTeachWords } from "./teach/taught";
import type { FortyTree } from "./words";

const SPECIAL_RULES: Record<Special, string> = {
  L: "FT-5.5",
  S: "FT-6.5",
  A: "FT-6.6",
  D: "FT-7.1",
  E: "FT-6.7",
};
const GOLDEN_RULES = { $m: "FT-11.3", $g: "FT-11.7", $s: "FT-11.9" };
const PHASE_RULES = { hand: "FT-4.2", glimpse: "FT-5.1", action: "FT-6.1", steal: "FT-8.1" };

/** null for a topic that nobody has heard of. */
export const answerOf: AnswerOf = (topic, asked): HelpAnswer | null => {
  const [kind = "", what = ""] = topic.split(":");
  // The border: the game's own words were loaded with the others (see module.ts).
  const { forty: t } = asked.t as FortyTree;
  const { forty: words } = asked.words as FortyTeachWords;
  const { help, jars, where } = words;
  if (kind === "tile") return tileAnswer(what, t, words);
  if (kind === "phase" && isPhase(what)) {
    return { title: t.phases[what], text: [help.phase[what]], rule: PHASE_RULES[what] };
  }
  if (kind === "jar") {
    const family = asked.rules.family === true;
    const text = [family ? help.jarFamily : help.jar, jars[family ? "two" : "three"]];
    return { title: jars.title, text, rule: "FT-2.1" };
  }
  if (kind === "gem") return { title: where.title, text: [help.gem], rule: "FT-8.4" };
  return null;
};

function tileAnswer(
  what: string,
  t: FortyTree["forty"],
  words: FortyTeachWords["forty"],
): HelpAnswer | null {
  const front = what as Front; // the border: what a tile is asked for by; another one is no tile
  const face = readFront(front);
  if (face === null) return null;
  const title = frontName(t, front);
  const { help, tales, specials, theft } = words;
  if (face.kind === "thief") return { title, text: [help.thief], rule: "FT-8.2" };
  if (face.kind === "leader") return { title, text: [help.leader], rule: "FT-10.2" };
  if (face.kind === "golden") {
    return { title, text: [tales[face.golden]], rule: GOLDEN_RULES[face.golden] };
  }
  const says = specials[face.special];
  const text = [`${specials.found}: ${says.found}`, `${specials.played}: ${says.played}`];
  if (face.special === "A") text.push(theft.specials);
  return { title, text, rule: SPECIAL_RULES[face.special] };
}

function isPhase(name: string): name is keyof typeof PHASE_RULES {
  return Object.hasOwn(PHASE_RULES, name);
}
