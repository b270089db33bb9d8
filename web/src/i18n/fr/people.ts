import type { people as english } from "../en/people";
import type { Messages } from "../messages";

export const people: Messages<typeof english> = {
  join: {
    title: "Prends place",
    here: (given) => `Déjà là : ${given.names}.`,
    nobody: "Personne n’est encore assis ici.",
    free: (given) =>
      given.count === 1 ? "Un siège est libre." : `${given.count} sièges sont libres.`,
    as: "S’asseoir sous le nom de",
    sit: "S’asseoir",
  },
  full: {
    title: "Cette table est complète",
    lookOn: "Regarder",
    another: "Nouvelle table du même genre",
    looking: "Tu regardes. La partie s’affichera ici dès qu’elle commencera.",
    begun: "Tous les sièges de cette partie sont pris : tu regardes.",
  },
  change: {
    title: "Options",
    help: "Tu es l’hôte : tout cela peut encore changer tant que la partie n’a pas commencé. Les autres confirment alors de nouveau.",
    save: "Modifier la table",
    saved: "La table est modifiée.",
    discard: "Laisser comme avant",
  },
  chat: {
    unread: (given) =>
      given.count === 1
        ? "Discussion, 1 nouveau message"
        : `Discussion, ${given.count} nouveaux messages`,
  },
  thieves: {
    choose: "Choisir un voleur",
    chooseFor: (given) => `Choisir un voleur pour le siège ${given.number}`,
    ask: "Qui va s’asseoir ?",
  },
  paceHelp:
    "Le temps que prennent les bots, pour que tout le monde puisse suivre. Il peut changer en cours de partie.",
  notes: "Notes",
  notesHelp: "Chacun peut noter au crayon ce qu’il a vu. Personne d’autre ne le voit.",
  score: "Score en cours",
  scoreHelp: "Le nombre de points visibles sur la table est affiché en permanence.",
  asPrinted: "comme imprimées",
  oneDeviceLead:
    "Un seul écran pour tous : il passe de main en main, et un rideau garde les secrets.",
};
