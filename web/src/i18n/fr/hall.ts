import type { hall as english } from "../en/hall";
import type { Messages } from "../messages";

export const hall: Messages<typeof english> = {
  title: "Salon",
  lead: "Qui est là, quelles tables attendent et ce qui se joue en ce moment.",
  here: (given) =>
    given.count === 1 ? "Il n’y a que toi ici" : `${given.count} personnes sont là`,
  names: "Présents par leur nom",
  showMe: "Montrer mon nom ici",
  waiting: "Tables qui attendent",
  sit: "S’asseoir",
  sitOf: (given) => `S’asseoir à ${given.game} avec ${given.names}`,
  running: "En train de se jouer",
  late: "Tout s’affiche une minute plus tard, pour qu’aucun spectateur ne puisse aider quelqu’un.",
  watchOf: (given) => `Regarder ${given.game} : ${given.names}`,
  finished: "À revoir",
  noFinished: "Les parties publiques apparaissent ici une fois terminées.",
  replayOf: (given) => `Revoir la partie de ${given.game} : ${given.names}`,
  match: {
    title: "Partie rapide",
    help: "Un geste, et te voilà à table avec des gens de ta force. Plus tu attends, plus nous cherchons loin.",
    tempo: { fast: "Vite", relaxed: "Tranquille", days: "Sur des jours" },
    looking: (given) => (given.count === 1 ? "1 cherche" : `${given.count} cherchent`),
    players: "Combien à la table",
    most: { two: "deux", four: "jusqu’à quatre" },
    botsAfter: "Me proposer des bots après",
    seconds: (given) =>
      given.seconds < 60
        ? `${given.seconds} secondes`
        : given.seconds === 60
          ? "1 minute"
          : `${given.seconds / 60} minutes`,
    searching: (given) => `Recherche de joueurs : ${given.game}, ${given.tempo.toLowerCase()}`,
    waited: (given) =>
      given.seconds <= 1 ? `depuis ${given.seconds} seconde` : `depuis ${given.seconds} secondes`,
    goOn: "Promène-toi en attendant : nous te mènerons à la table.",
    nobody: "Personne ne convient encore. Attends, ou joue maintenant contre des bots.",
    withBots: "Jouer contre des bots",
    stop: "Ne plus chercher",
  },
  seatFree:
    "Quelqu’un n’est pas venu. La prochaine personne qui cherche une telle partie aura la place ; ou l’hôte fait jouer un bot.",
  leaders: {
    place: (given) => `Tu es à la place ${given.place}.`,
    link: "Classements",
    title: "Classements",
    lead: "Qui est sûrement le plus fort, d’après les parties classées : gens et bots confondus.",
    of: (given) => `Les plus forts à ${given.game}`,
    rank: "Place",
    player: "Nom",
    rating: "Force",
    games: "Parties",
    bot: (given) => `Bot : ${given.name}`,
    nobody: "Personne n’est encore classé ici",
    nobodyHelp:
      "Les parties classées comptent, comme les parties rapides. La première place est libre.",
  },
};
