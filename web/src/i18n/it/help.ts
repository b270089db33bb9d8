// I consigli con le loro ragioni, e che cosa pensa un maestro di una partita.

import type { help as english } from "../en/help";
import type { Messages } from "../messages";

export const help: Messages<typeof english> = {
  hint: "Consiglio",
  asking: "Ci penso …",
  spoken: (given) => `Consiglio: ${given.deed}. ${given.why}`,
  follow: "Fallo",
  why: "Perché?",
  likely: "Un gran maestro giocherebbe:",
  chance: (given) => `${given.percent} %`,
  explain: "Che cosa fa?",
  key: "chiede un consiglio, dove il tavolo lo permette",
  analysis: {
    ask: "Chiedi al maestro",
    dismiss: "Senza il maestro",
    title: "Il giudizio del maestro",
    about: (given) =>
      `Che cosa avrebbe fatto il bot più forte ${given.who.you ? "al tuo posto" : `al posto di ${given.who.name}`}, senza saperne di più.`,
    waiting: "Prima vengono giudicate altre partite …",
    progress: (given) => `${given.done} decisioni giudicate su ${given.of}`,
    costliest: "Le decisioni più care",
    noneYet: "Finora nulla di caro.",
    clean: "Nessuna decisione è costata il 5 % o più. Ben giocato!",
    better: (given) => `meglio: ${given.best}`,
    made: (given) => (given.who.you ? "Tu" : given.who.name),
    best: "Il maestro",
    agrees: "Il maestro avrebbe fatto lo stesso.",
    cost: (given) => `−${given.percent} %`,
    costs: (given) => `È costato il ${given.percent} % delle probabilità di vincere.`,
    error: (given) => `Errore standard delle partite simulate: ±${given.percent} %.`,
    net: (given) =>
      `Un gran maestro gioca così il ${given.made} % delle volte, e più spesso: ${given.best} (${given.chance} %).`,
    netSame: (given) =>
      `Anche un gran maestro gioca così più spesso: il ${given.made} % delle volte.`,
    unjudged: "Qui non c’era nulla da giudicare, o decideva un altro.",
  },
  chances: {
    show: "Probabilità",
    help: "Quanto era probabile ogni furto, per chi non dimentica nulla.",
    at: (given) => `${given.label}, probabilità di furto ${given.percent} %`,
  },
};
