// @vitest-environment jsdom

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerOf as fortyAnswer } from "../../../src/games/forty-thieves/answers";
import { COLOURS, GOLDEN, SIGNS, SPECIALS } from "../../../src/games/forty-thieves/model/notation";
import { answerOf as masterAnswer } from "../../../src/games/master-thieves/answers";
import { CHARACTERS } from "../../../src/games/master-thieves/model/characters";
import type { AnswerOf } from "../../../src/table/module";
import { de, en, fr, italian, TEACH } from "../../words";

const LANGUAGES = {
  en: { t: en, words: TEACH.en },
  fr: { t: fr, words: TEACH.fr },
  it: { t: italian, words: TEACH.it },
  de: { t: de, words: TEACH.de },
};
/** Whichever game has heard of it. */
const answerOf: AnswerOf = (topic, asked) =>
  masterAnswer(topic, asked) ?? fortyAnswer(topic, asked);
const RULES = ["master-thieves", "forty-thieves"]
  .map((game) => readFileSync(`../docs/rules/${game}.md`, "utf8"))
  .join("\n");
const TOPICS = [
  ...CHARACTERS.map((one) => `character:${one}`),
  ...COLOURS.flatMap((colour) => [...SIGNS, "!"].map((sign) => `tile:${colour}${sign}`)),
  ...[...SPECIALS, ...GOLDEN].map((one) => `tile:${one}`),
  ...["white", "black", "red"].map((one) => `pillow:${one}`),
  ...["hand", "glimpse", "action", "steal"].map((one) => `phase:${one}`),
  ...["jar", "gem", "drawer", "alarm"],
];

describe.each(Object.entries(LANGUAGES))("in %s", (_, spoken) => {
  it.each(TOPICS)("%s answers, with a paragraph that exists", (topic) => {
    const answer = answerOf(topic, { ...spoken, rules: {} });
    expect(answer?.title).toMatch(/\S/);
    for (const text of answer?.text ?? [""]) expect(text).toMatch(/^\S.*\.$/u);
    expect(RULES).toContain(`### ${answer?.rule} `);
  });
});

it("a thing that nobody has heard of answers nothing", () => {
  expect(answerOf("dragon", { t: en, words: TEACH.en, rules: {} })).toBeNull();
  expect(answerOf("tile:zz", { t: en, words: TEACH.en, rules: {} })).toBeNull();
});
