import { describe, expect, it } from "vitest";
import { master as de } from "../../../../src/games/master-thieves/i18n/de/table";
import { master as en } from "../../../../src/games/master-thieves/i18n/en/table";
import { master as fr } from "../../../../src/games/master-thieves/i18n/fr/table";
import { master as it_ } from "../../../../src/games/master-thieves/i18n/it/table";
import { waiting } from "../../../../src/games/master-thieves/model/promptText";
import { masterSentence } from "../../../../src/games/master-thieves/sentences";
import { expectSecondPerson, LANGUAGES, NAMES } from "../../i18n/secondPerson";
import { events, games } from "./games";

const WORDS = { en, fr, it: it_, de };
const played = [...events, ...games.flatMap(([, steps]) => steps.flatMap((step) => step.events))];
const seats = NAMES.map((_, seat) => seat);

describe.each(LANGUAGES)("in %s", (language) => {
  const words = { master: WORDS[language] };

  it.each(seats)("every event is told to seat %i in the second person", (you) => {
    for (const event of played) {
      const told = masterSentence(words, event, NAMES, you);
      expect(told, event.event).toMatch(/^[\p{Lu}\d].*[.!]$/u);
      expectSecondPerson(language, told, you, event.event);
    }
  });

  it("only sentences about that seat change, and all of those", () => {
    for (const event of played) {
      const plain = masterSentence(words, event, NAMES);
      for (const you of seats) {
        const told = masterSentence(words, event, NAMES, you);
        expect(told !== plain, plain).toBe(plain.includes(NAMES[you] ?? ""));
      }
    }
  });

  it("whom the table waits for is told in the second person, too", () => {
    for (const [, steps] of games) {
      for (const { view } of steps) {
        for (const you of seats) {
          const told = waiting(words.master, { ...view, viewer: you }, NAMES);
          expectSecondPerson(language, told, you, view.phase);
        }
      }
    }
  });
});

it.each([
  ["en", "You take 2 diamonds.", "Your alarm falls, and 1 ruby with it, for you."],
  ["fr", "Tu prends 2 diamants.", "Ton alarme tombe, et 1 rubis avec elle, pour toi."],
  [
    "it",
    "Tu prendi 2 diamanti.",
    "Cade il tuo allarme, e con l’allarme 1 rubino, sul tuo cuscino nero.",
  ],
  [
    "de",
    "Du nimmst 2 Diamanten.",
    "Deine Alarmanlage fällt heraus, und mit ihr 1 Rubin, für dich.",
  ],
] as const)("%s says it as people do", (language, took, fell) => {
  const words = { master: WORDS[language] };
  expect(
    masterSentence(
      words,
      { event: "Took", seat: 1, place: "T.N", gems: "2D", to: "black" },
      NAMES,
      1,
    ),
  ).toBe(took);
  expect(
    masterSentence(
      words,
      { event: "Fell", place: "T.N", gems: "1R", alarm: 1, to: "owner" },
      NAMES,
      1,
    ),
  ).toBe(fell);
});

it.each([
  ["en", "You win.", "You and Wobbert win."],
  ["fr", "Tu gagnes.", "Wobbert et toi gagnez."],
  ["it", "Vinci tu.", "Vincete tu e Wobbert."],
  ["de", "Du gewinnst.", "Du und Wobbert gewinnt."],
] as const)("%s says who wins", (language, alone, together) => {
  const words = { master: WORDS[language] };
  const over = { event: "GameOver", ending: "round_cap", scores: [3, 3] as number[] } as const;
  expect(masterSentence(words, { ...over, winners: [0] }, NAMES, 0)).toContain(alone);
  expect(masterSentence(words, { ...over, winners: [0, 1] }, NAMES, 0)).toContain(together);
});
