// Les conseils et leurs raisons, et ce qu’un maître pense d’une partie.

import type { help as english } from "../en/help";
import type { Messages } from "../messages";
import { withDe } from "./grammar";

export const help: Messages<typeof english> = {
  hint: "Conseil",
  asking: "Je réfléchis …",
  spoken: (given) => `Conseil : ${given.deed}. ${given.why}`,
  follow: "Le faire",
  why: "Pourquoi ?",
  likely: "Un grand maître jouerait :",
  chance: (given) => `${given.percent} %`,
  explain: "À quoi ça sert ?",
  key: "demande un conseil, là où la table le permet",
  analysis: {
    ask: "Demander au maître",
    dismiss: "Sans le maître",
    title: "Le jugement du maître",
    about: (given) =>
      `Ce que le robot le plus fort aurait fait à ${given.who.you ? "ta place" : `la place ${withDe(given.who.name)}`}, sans en savoir plus.`,
    waiting: "D’autres parties sont jugées d’abord …",
    progress: (given) => `${given.done} décisions jugées sur ${given.of}`,
    costliest: "Les décisions les plus chères",
    noneYet: "Rien de cher pour l’instant.",
    clean: "Aucune décision n’a coûté 5 % ou plus. Bien joué !",
    better: (given) => `mieux : ${given.best}`,
    made: (given) => (given.who.you ? "Toi" : given.who.name),
    best: "Le maître",
    agrees: "Le maître aurait fait de même.",
    cost: (given) => `−${given.percent} %`,
    costs: (given) => `Cela a coûté ${given.percent} % des chances de gagner.`,
    error: (given) => `Erreur type des parties simulées : ±${given.percent} %.`,
    net: (given) =>
      `Un grand maître joue cela ${given.made} % du temps, et le plus souvent : ${given.best} (${given.chance} %).`,
    netSame: (given) =>
      `Un grand maître joue lui aussi cela le plus souvent : ${given.made} % du temps.`,
    unjudged: "Ici il n’y avait rien à juger, ou un autre décidait.",
  },
  chances: {
    show: "Chances",
    help: "La probabilité de chaque vol, pour qui n’oublie rien.",
    at: (given) => `${given.label}, chance de vol ${given.percent} %`,
  },
};
