import type { table as english } from "../en/table";
import type { Messages } from "../messages";

export const table: Messages<typeof english> = {
  yourTurn: "À toi",
  yourTurnTitle: (given) => `● À toi – ${given.game}`,
  loading: "On dresse la table…",
  opening: (given: { names: string }) =>
    `En attente de ${given.names} : ce que leur navigateur a scellé doit encore être ouvert…`,
  beacon: "En attente de la balise publique…",
  missingTitle: "Cette table n’existe pas",
  missingText: "Le lien est peut-être coupé, ou la table n’est pas ouverte aux spectateurs.",
  home: "À l’accueil",
  olderTitle: "Jouée selon d’anciennes règles",
  olderText:
    "Cette partie a commencé sous des règles plus anciennes que celles du serveur aujourd’hui ; on ne peut pas la continuer. Ce qui en est gardé peut toujours se lire.",
  abandonedTitle: "La partie a été interrompue",
  abandonedText: "Quelqu’un a fermé cette table avant la fin.",
  waitingFor: (given) => `On attend ${given.names}`,
  sending: "En route…",
  timeLeft: (given) => `encore ${given.time}`,
  watching: (given) =>
    given.count === 1 ? "Une personne regarde" : `${given.count} personnes regardent`,
  youWatch: "Tu regardes",
  stoodIn: (given) => `Un bot joue pour ${given.name} jusqu’à son retour`,
  tabs: { log: "Récit", chat: "Discussion", players: "Joueurs", menu: "Menu" },
  side: "Récit et discussion",
  unread: (given) => (given.count === 1 ? "1 nouveau message" : `${given.count} nouveaux messages`),
  logEmpty: "Il ne s’est encore rien passé.",
  logOff:
    "À cette table on joue de mémoire : seul ce qui s’est passé depuis ton dernier tour est raconté.",
  logRound: "Cette table garde le récit de la manche en cours et de tout depuis ton dernier tour.",
  logTurn: "Cette table garde le récit du tour en cours et de tout depuis ton dernier tour.",
  chatEmpty: "Personne n’a encore rien dit.",
  chatLabel: "Dire quelque chose",
  chatSend: "Envoyer",
  undo: "Reprendre",
  undoAsked: (given) => `${given.name} demande à reprendre sa dernière décision.`,
  undoWaiting: "On demande aux autres si tu peux la reprendre.",
  agree: "D’accord",
  disagree: "Non",
  rules: "Règles",
  leave: "Quitter la table",
  abandon: "Interrompre la partie",
  abandonSure: "Interrompre la partie pour tout le monde ? C’est définitif.",
  refusedBy: (given) => `Règle ${given.rule}`,
  skip: "Montrer la fin",
  close: "Fermer",
};
