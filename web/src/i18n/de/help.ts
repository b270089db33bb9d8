// Tipps mit ihren Gründen, und was ein Meister von einer Partie hält.

import type { help as english } from "../en/help";
import type { Messages } from "../messages";

export const help: Messages<typeof english> = {
  hint: "Tipp",
  asking: "Ich überlege …",
  spoken: (given) => `Tipp: ${given.deed}. ${given.why}`,
  follow: "So machen",
  why: "Warum?",
  likely: "Ein Großmeister würde spielen:",
  chance: (given) => `${given.percent} %`,
  explain: "Was macht das?",
  key: "fragt nach einem Tipp, wo der Tisch es erlaubt",
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
    error: (given) => `Standardfehler der durchgespielten Partien: ±${given.percent} %.`,
    net: (given) =>
      `Ein Großmeister spielt das in ${given.made} % der Fälle, am häufigsten aber: ${given.best} (${given.chance} %).`,
    netSame: (given) =>
      `Auch ein Großmeister spielt das am häufigsten: in ${given.made} % der Fälle.`,
    unjudged: "Hier gab es nichts zu beurteilen, oder jemand anders hat entschieden.",
  },
  chances: {
    show: "Chancen",
    help: "Wie wahrscheinlich jeder Diebstahl war, für jemanden, der nichts vergisst.",
    at: (given) => `${given.label}, Chance für einen Diebstahl ${given.percent} %`,
  },
};
