// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS, GOLDEN, SIGNS, SPECIALS } from "../../../src/games/forty-thieves/model/notation";
import { CHARACTERS } from "../../../src/games/master-thieves/model/characters";
import { de } from "../../../src/i18n/de";
import { teach as deTeach } from "../../../src/i18n/de/teach";
import { en } from "../../../src/i18n/en";
import { teach as enTeach } from "../../../src/i18n/en/teach";
import { fr } from "../../../src/i18n/fr";
import { teach as frTeach } from "../../../src/i18n/fr/teach";
import { it as italian } from "../../../src/i18n/it";
import { teach as itTeach } from "../../../src/i18n/it/teach";
import { answerOf } from "../../../src/ui/help/answers";

const LANGUAGES = {
  en: { t: en, words: enTeach },
  fr: { t: fr, words: frTeach },
  it: { t: italian, words: itTeach },
  de: { t: de, words: deTeach },
};
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
  expect(answerOf("dragon", { t: en, words: enTeach, rules: {} })).toBeNull();
  expect(answerOf("tile:zz", { t: en, words: enTeach, rules: {} })).toBeNull();
});
