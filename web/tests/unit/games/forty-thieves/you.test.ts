import { describe, expect, it } from "vitest";
import { forty as de } from "../../../../src/games/forty-thieves/i18n/de/table";
import { forty as en } from "../../../../src/games/forty-thieves/i18n/en/table";
import { forty as fr } from "../../../../src/games/forty-thieves/i18n/fr/table";
import { forty as it_ } from "../../../../src/games/forty-thieves/i18n/it/table";
import { pauseStory, standing } from "../../../../src/games/forty-thieves/model/questions";
import { fortySentence, happeningSentence } from "../../../../src/games/forty-thieves/sentences";
import { expectSecondPerson, LANGUAGES, NAMES } from "../../i18n/secondPerson";
import { GAMES } from "./games";
import { SAMPLES } from "./samples";

const WORDS = { en, fr, it: it_, de };
const steps = Object.values(GAMES).flat();
const played = [...SAMPLES, ...steps.flatMap((step) => step.events)];
const seats = NAMES.map((_, seat) => seat);

describe.each(LANGUAGES)("in %s", (language) => {
  const words = { forty: WORDS[language] };

  it.each(seats)("every event is told to seat %i in the second person", (you) => {
    for (const event of played) {
      for (const tell of [fortySentence, happeningSentence]) {
        expectSecondPerson(language, tell(words, event, NAMES, you), you, event.event);
      }
    }
  });

  it("only sentences about that seat change, and all of those", () => {
    for (const event of played) {
      const plain = fortySentence(words, event, NAMES);
      for (const you of seats) {
        const told = fortySentence(words, event, NAMES, you);
        expect(told !== plain, plain).toBe(plain.includes(NAMES[you] ?? ""));
      }
    }
  });

  it("whom the table waits for, and who played what, is told in the second person, too", () => {
    for (const { view } of steps) {
      for (const you of seats) {
        const given = { t: words.forty, view: { ...view, viewer: you }, names: NAMES };
        expectSecondPerson(language, standing(given), you, view.phase);
        expectSecondPerson(language, pauseStory(given), you, view.phase);
      }
    }
  });
});

it.each([
  ["en", "Wobbert takes a sapphire from you.", "The theft fails: you get an Evil Eye."],
  ["fr", "Wobbert te dérobe un saphir.", "Le vol échoue : tu reçois un Mauvais Œil."],
  ["it", "Wobbert ti prende uno zaffiro.", "Il furto fallisce: tu ricevi un Malocchio."],
  ["de", "Wobbert raubt einen Saphir von dir.", "Der Diebstahl schlägt fehl: du bekommst"],
] as const)("%s says it as people do", (language, robbed, failed) => {
  const words = { forty: WORDS[language] };
  const theft = { event: "Robbed", seat: 1, victim: 0, tile: false } as const;
  expect(fortySentence(words, theft, NAMES, 0)).toBe(robbed);
  expect(fortySentence(words, { event: "Failed", seat: 0, place: "5" }, NAMES, 0)).toContain(
    failed,
  );
});
