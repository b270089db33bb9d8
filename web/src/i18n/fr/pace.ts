import type { pace as english } from "../en/pace";
import type { Messages } from "../messages";

export const pace: Messages<typeof english> = {
  title: "Rythme de la table",
  help: "Combien de temps chaque coup est montré, et combien de temps prennent les bots.",
  ownHelp: "À quelle vitesse on te le montre. Les autres gardent le rythme de la table.",
  paces: { calm: "tranquille", normal: "normal", brisk: "vif", "at-once": "immédiat" },
  asTable: "comme la table",
  tap: "Touche la table, ou appuie sur G, pour voir tout de suite la fin d’un coup.",
  quick: "Rythme et réglages",
  hints: "On peut demander un conseil",
  reactions: "Les voleurs disent un mot de temps en temps",
  haptics: "L’appareil vibre un peu aux grands moments",
  more: "Tous les réglages",
  again: "Depuis ton dernier tour",
  againHelp: "Revoir ce qui s’est passé depuis ton dernier tour",
  showing: "À nouveau : depuis ton dernier tour",
  stop: "Arrêter",
  nothing: "Il ne s’est rien passé depuis ton dernier tour.",
  missed: "Tu as manqué quelque chose.",
  show: "Revoir",
  dismiss: "Pas maintenant",
  welcomeBack: (given) =>
    given.count === 1
      ? "Te revoilà : un bot a joué un coup pour toi."
      : `Te revoilà : un bot a joué ${given.count} coups pour toi.`,
  see: "Voir ce qui s’est passé",
  tookBack: (given) => `${given.name} a repris sa dernière décision.`,
  youTookBack: "Tu as repris ta dernière décision.",
  somebodyTookBack: "La dernière décision a été reprise.",
  struck: "repris",
  leaveSure:
    "À partir de maintenant, un bot joue pour toi. Quand tu reviens à cette table, la place est de nouveau la tienne.",
  leaveRated:
    "À partir de maintenant, un bot joue pour toi, et le résultat compte pour toi. Quand tu reviens à cette table, la place est de nouveau la tienne.",
  gone: (given) => `${given.name} n’est pas en ligne, et la table attend.`,
  standIn: (given) => `Laisser un bot jouer pour ${given.name}`,
  standDown: (given) => `Plus de bot pour ${given.name}`,
  keys: {
    again: "revoir ce qui s’est passé depuis ton dernier tour",
    hurry: "voir la fin de ce qui se passe",
    quick: "rythme et réglages",
  },
  summary: {
    you: "Toi",
    round: (given) => `Manche ${given.round}`,
    turns: "Un tour de table",
    gained: (given) => `${given.name} : ${given.gems}`,
    nothing: "Personne n’a rien pris.",
    seen: (given) => `Vu de tous : ${given.what}`,
    lies: (given) => `${given.place} : ${given.gems}`,
    empty: "rien",
    sapphires: (given) => (given.count === 1 ? "un saphir" : `${given.count} saphirs`),
    failed: (given) => `${given.name} : un vol manqué`,
  },
};
