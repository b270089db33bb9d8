// What a thing at the table answers when it is asked what it does: its name, a sentence or two, and
// the paragraph that says it exactly.

import { frontName } from "../../games/forty-thieves/model/naming";
import { readFront, type Special } from "../../games/forty-thieves/model/notation";
import { CHARACTERS } from "../../games/master-thieves/model/characters";
import { deedOf } from "../../games/master-thieves/teach/deeds";
import type { TeachWords } from "../../hooks/useTeachWords";
import type { Words } from "../../i18n/use";
import type { Fields } from "../../naming/words";

export interface Answer {
  title: string;
  text: string[];
  rule: string;
}

interface Asked {
  t: Words;
  words: TeachWords;
  rules: Fields;
}

const CHARACTER_RULES: Record<string, string> = {
  smuggler: "MT-7.1",
  jeweler: "MT-8.1",
  gemologist: "MT-9.1",
  thief: "MT-10.1",
  master_thief: "MT-11.1",
  detective: "MT-12.2",
};
const SPECIAL_RULES: Record<Special, string> = {
  L: "FT-5.5",
  S: "FT-6.5",
  A: "FT-6.6",
  D: "FT-7.1",
  E: "FT-6.7",
};
const GOLDEN_RULES = { $m: "FT-11.3", $g: "FT-11.7", $s: "FT-11.9" };
const PHASE_RULES = { hand: "FT-4.2", glimpse: "FT-5.1", action: "FT-6.1", steal: "FT-8.1" };
const PILLOW_RULES = { white: "MT-1.4", black: "MT-13.4", red: "MT-5.2" };

/** null for a topic that nobody has heard of. */
export function answerOf(topic: string, asked: Asked): Answer | null {
  const [kind = "", what = ""] = topic.split(":");
  const { t, words, rules } = asked;
  const { help } = words;
  if (kind === "character") return characterAnswer(what, asked);
  if (kind === "tile") return tileAnswer(what, asked);
  if (kind === "pillow" && isKey(PILLOW_RULES, what)) {
    return { title: t.master.seat[what], text: [help.pillow[what]], rule: PILLOW_RULES[what] };
  }
  if (kind === "phase" && isKey(PHASE_RULES, what)) {
    return { title: t.forty.phases[what], text: [help.phase[what]], rule: PHASE_RULES[what] };
  }
  if (kind === "jar") {
    const family = rules.family === true;
    const text = [family ? help.jarFamily : help.jar, words.forty.jars[family ? "two" : "three"]];
    return { title: words.forty.jars.title, text, rule: "FT-2.1" };
  }
  if (kind === "gem") {
    return { title: words.forty.where.title, text: [help.gem], rule: "FT-8.4" };
  }
  if (kind === "drawer") {
    return { title: words.master.drawer.title, text: [help.drawer], rule: "MT-5.2" };
  }
  if (kind === "alarm") {
    return { title: words.master.alarm.title, text: [help.alarm], rule: "MT-8.4" };
  }
  return null;
}

function characterAnswer(what: string, { t, words, rules }: Asked): Answer | null {
  const character = CHARACTERS.find((one) => one === what);
  if (character === undefined) return null;
  return {
    title: t.master.character[character],
    text: [deedOf(words, rules, character)],
    rule: CHARACTER_RULES[character] ?? "MT-4.3",
  };
}

function tileAnswer(front: string, { t, words }: Asked): Answer | null {
  const face = readFront(front);
  if (face === null) return null;
  const title = frontName(t.forty, front);
  const { help, forty } = words;
  if (face.kind === "thief") return { title, text: [help.thief], rule: "FT-8.2" };
  if (face.kind === "leader") return { title, text: [help.leader], rule: "FT-10.2" };
  if (face.kind === "golden") {
    return { title, text: [forty.tales[face.golden]], rule: GOLDEN_RULES[face.golden] };
  }
  const { found, played } = forty.specials;
  const says = forty.specials[face.special];
  const text = [`${found}: ${says.found}`, `${played}: ${says.played}`];
  if (face.special === "A") text.push(forty.theft.specials);
  return { title, text, rule: SPECIAL_RULES[face.special] };
}

function isKey<Tree extends object>(tree: Tree, key: string): key is keyof Tree & string {
  return Object.hasOwn(tree, key);
}
