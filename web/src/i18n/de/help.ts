// Tipps mit ihren Gründen, und was ein Meister von einer Partie hält.

import { capital, many } from "../../games/forty-thieves/i18n/de/grammar";
import type { help as english } from "../en/help";
import type { Messages } from "../messages";

const ago = (turns: number) =>
  turns === 0 ? "in diesem Zug" : turns === 1 ? "vor einem Zug" : `vor ${turns} Zügen`;

const flipped = (flips: number) =>
  flips === 0
    ? "seither wurde die Schatulle nicht gewendet"
    : `seither wurde die Schatulle ${flips === 1 ? "einmal" : flips === 2 ? "zweimal" : `${flips}-mal`} gewendet`;

const number = (value: number) => value.toLocaleString("de");

export const help: Messages<typeof english> = {
  hint: "Tipp",
  asking: "Ich überlege …",
  spoken: (given) => `Tipp: ${given.deed}. ${given.why}`,
  follow: "So machen",
  why: "Warum?",
  explain: "Was macht das?",
  key: "fragt nach einem Tipp, wo der Tisch es erlaubt",
  open: (given) => `Die Schublade ${given.place} öffnen`,
  choose: (given) => `Diese Karte wählen: ${given.character}`,

  master: {
    cardBrings: (given) =>
      given.points >= given.usual
        ? `${given.character}: Das bringt dir jetzt etwa ${number(given.points)} Punkte; gewöhnlich sind es ${number(given.usual)}.`
        : `${given.character}: Das bringt dir jetzt etwa ${number(given.points)} Punkte; gewöhnlich sind es ${number(given.usual)}, aber die anderen Karten fallen noch mehr ab.`,
    sawGems: (given) =>
      `In die Schublade ${given.place} hast du zuletzt ${ago(given.turns)} gesehen: ${given.gems}; ${flipped(given.flips)}.`,
    watchedGems: (given) =>
      `Nach allem, was vor deinen Augen hineinkam und herausging, zuletzt ${ago(given.turns)}, liegt in der Schublade ${given.place} mindestens dies: ${given.gems}; ${flipped(given.flips)}.`,
    rubyAbove: (given) =>
      `Du hast es gesehen: In der Schublade ${given.place} liegt hinten ein Rubin.`,
    nothingFalls: (given) =>
      `Du hast es gesehen: Aus der Schublade ${given.place} fällt nichts heraus.`,
    nothingKnownBetter: (given) => `Du weißt von keiner besseren Schublade als der ${given.place}.`,
    nothingInFront: "Vorne liegt nichts; wenn es hier etwas zu holen gibt, liegt es hinten.",
    takesPoints: (given) => `Was hier liegt, ist ${many(given.points, "Punkt", "Punkte")} wert.`,
    worthMost: (given) =>
      `Das ist ${many(given.points, "Punkt", "Punkte")} wert, mehr als alles andere, was du hier haben kannst.`,
    redPillow: (given) =>
      `Auf dem roten Kissen liegen Edelsteine für ${many(given.points, "Punkt", "Punkte")}.`,
    mayBeDetectives: (given) =>
      given.count === 0
        ? "Niemand sonst kann noch einen Detektiv spielen."
        : given.count === 1
          ? "Noch jemand kann einen Detektiv spielen."
          : `${given.count} andere können noch einen Detektiv spielen.`,
    mayBeSmugglers: (given) =>
      given.count === 0
        ? "Niemand sonst kann noch einen Schmuggler spielen."
        : given.count === 1
          ? "Noch jemand kann einen Schmuggler spielen."
          : `${given.count} andere können noch einen Schmuggler spielen.`,
    sapphiresCostMost:
      "Ein Saphir auf deinem Kissen kostet dich mehr als ein Diamant: Werde ihn zuerst los.",
    guardsGems: "Hier liegen Edelsteine, die zu bewachen sich lohnt.",
    turnAway: "Als Nächste nehmen andere aus der Schatulle: Gewendet bietet sie ihnen weniger.",
    leaveBox: "Die Schatulle zu wenden, hilft dir jetzt nicht.",
    confuses: "Eine Drehung kostet dich nichts, und andere verlieren den Überblick.",
    turnTowards: "Gewendet bietet dir die Schatulle mehr.",
  },

  forty: {
    stealChance: (given) =>
      given.percent === 100
        ? `${capital(given.place)}: Dieser Diebstahl ist sicher.`
        : `${capital(given.place)}: Dieser Diebstahl gelingt zu ${given.percent} %.`,
    notSure: (given) =>
      `Nichts ist sicher genug. Am ehesten gelänge ${given.place}: ${given.percent} %.`,
    wouldEndTheGame: (given) =>
      `${capital(given.place)}: Dieser Diebstahl brächte den letzten Saphir des Spielfelds. Die Partie wäre zu Ende, und du liegst zurück.`,
    completes: (given) =>
      given.percent === 100
        ? `Dann passt ${given.square}, und der Diebstahl ist sicher: ${given.place}.`
        : `Dann passt ${given.square}: ${given.place} gelingt zu ${given.percent} %.`,
    nearer: (given) =>
      `Dann passt ${given.square} besser: ${given.place} steigt auf ${given.percent} %.`,
    lookDecides: (given) =>
      `An ${given.square} hängt dieser Diebstahl: ${given.place}, bisher ${given.percent} %.`,
    lookLearns: (given) => `Was auf ${given.square} liegt, weißt du noch nicht.`,
    lookFinds: {
      L: (given) => `Auf ${given.square} liegt eine Laterne: Sie beleuchtet andere Krüge.`,
      S: (given) => `Auf ${given.square} liegt ein Saphirplättchen: Wer es findet, behält es.`,
    },
    sawTile: (given) => `${given.square}: ${given.front}. Das hast du ${ago(given.turns)} gesehen.`,
    laidTile: (given) =>
      `${given.square}: ${given.front}. Das hast du ${ago(given.turns)} selbst gelegt.`,
    openTile: (given) => `${given.square}: ${given.front}. Das liegt offen da.`,
    deduced: (given) => `${given.square}: ${given.front}. Etwas anderes kann dort nicht liegen.`,
    lidColour: (given) =>
      `${given.square}: ein Dieb, ${given.colour}. In der Farbe hat der Deckel recht.`,
    lidSymbol: (given) =>
      `${given.square}: ein Dieb, ${given.symbol}. Im Symbol hat der Deckel recht.`,
    mayBe: (given) => `${given.square}: unbekannt; am ehesten ${given.front}, ${given.percent} %.`,
    fits: (given) =>
      `Von Nutzen ist: ${given.front}. Auf ${given.square} bringt es ${given.place} auf ${given.percent} %.`,
    keeps: (given) => `Behalte ${given.front}: Das kannst du noch brauchen.`,
    plays: {
      L: "Eine Laterne zeigt dir zwei Krüge auf einmal.",
      S: "Ein Saphirplättchen bringt dir sofort einen Saphir.",
      A: "Ein Amulett nimmt dir einen Bösen Blick ab.",
      E: "Ein Böser Blick kostet einen Gegner einen Punkt.",
    },
    leaderAhead: (given) =>
      `${given.name} liegt vor den anderen: ${many(given.points, "Punkt", "Punkte")}.`,
    daggerSavesYou: "Es zielt auf dich.",
    daggerStops: (given) =>
      `Was ${given.name} ausspielt, schadet dir mehr, als der Dolch wert ist.`,
    keepDagger: "Dein Dolch ist mehr wert als das, was er verhindern würde.",
    takesSapphire: "Jeder Saphir ist einen Punkt wert.",
    shedsEye: "Jeder Böse Blick kostet dich einen Punkt.",
    freshHand: "Keines deiner Plättchen ist hier von Nutzen; neue vielleicht schon.",
    wishEyes: (given) =>
      given.count === 1
        ? "Du wärst einen Bösen Blick los."
        : `Du wärst ${given.count} Böse Blicke los.`,
    wishTurn: "Ein zweiter Zug ist ein zweiter Diebstahl.",
    wishMerchant: (given) =>
      `Der Kaufmann hat ${many(given.count, "Saphir", "Saphire")} und geht dann.`,
    colour: { r: "rot", g: "grün", b: "blau", y: "gelb" },
    symbol: { s: "Sonne", c: "Kleeblatt", m: "Mond", h: "Hand", t: "Stern" },
  },

  analysis: {
    ask: "Den Meister fragen",
    dismiss: "Ohne den Meister",
    title: "Das Urteil des Meisters",
    about: (given) =>
      `Was der stärkste Bot an ${given.who.you ? "deiner Stelle" : `der Stelle von ${given.who.name}`} getan hätte, ohne mehr zu wissen.`,
    waiting: "Erst werden andere Partien beurteilt …",
    progress: (given) => `${given.done} von ${given.of} Entscheidungen beurteilt`,
    costliest: "Die teuersten Entscheidungen",
    noneYet: "Bisher nichts Teures.",
    clean: "Keine Entscheidung hat 5 % oder mehr gekostet. Gut gespielt!",
    better: (given) => `besser: ${given.best}`,
    made: (given) => (given.who.you ? "Du" : given.who.name),
    best: "Der Meister",
    agrees: "Der Meister hätte dasselbe getan.",
    cost: (given) => `−${given.percent} %`,
    costs: (given) => `Das hat ${given.percent} % Gewinnchance gekostet.`,
    unjudged: "Hier gab es nichts zu beurteilen, oder jemand anders hat entschieden.",
  },

  chances: {
    show: "Chancen",
    help: "Wie wahrscheinlich jeder Diebstahl war, für jemanden, der nichts vergisst.",
    at: (given) => `${given.label}, Chance für einen Diebstahl ${given.percent} %`,
  },
};
