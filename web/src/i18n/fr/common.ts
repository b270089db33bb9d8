import type { common as english } from "../en/common";
import type { Messages } from "../messages";
import { counted } from "./grammar";
import { listIn } from "../lists";

const list = listIn("fr");

export const common: Messages<typeof english> = {
  list: (given) => list(given.parts),
  connectionLost: "La connexion est coupée. Elle revient toute seule ; rien n’est perdu.",
  skip: "Aller au contenu",
  nav: "Navigation principale",
  home: "Accueil",
  rules: "Règles",
  you: "Toi",
  settings: "Réglages",
  close: "Fermer",
  cancel: "Annuler",
  save: "Enregistrer",
  copy: "Copier",
  copied: "Copié",
  saved: "Enregistré",
  loading: "Un instant…",
  tryAgain: "Réessayer",
  more: "En voir plus",
  on: "oui",
  off: "non",
  yes: "oui",
  no: "non",
  readRule: (given) => `Lire ${given.rule}`,
  players: (given) =>
    given.least === given.most ? `${given.least} joueurs` : `${given.least}–${given.most} joueurs`,
  bots: {
    master: "Maître",
    expert: "Expert",
    novice: "Débutant",
    random: "Hasard",
  },
  botsAbout: {
    master: "N’oublie rien, imagine ce qui est caché et voit loin.",
    expert: "A bonne mémoire, mais pas pour toujours, et compte ce qui a été joué.",
    novice: "Retient peu et fait ce qui saute aux yeux.",
    random: "Décide au hasard.",
  },
  level: "Niveau des bots",
  bot: (given) => `Bot : ${given.level}`,
  colours: {
    c0: "ambre, pique",
    c1: "bleu ciel, carreau",
    c2: "vert, trèfle",
    c3: "jaune, cœur",
    c4: "pervenche, étoile",
    c5: "orange, rond",
    c6: "rose, triangle",
    c7: "gris, carré",
  },
  seat: (given) => `Siège ${given.number}`,
  status: {
    lobby: "En attente de joueurs",
    playing: "En cours",
    over: "Terminée",
    abandoned: "Abandonnée",
  },
  clock: {
    none: "Sans pendule",
    perMove: (given) => `${given.seconds} s par décision`,
    bank: (given) => `${given.seconds} s par décision et ${given.minutes} min de réserve`,
    days: (given) =>
      given.days === 1 ? "1 jour par décision" : `${given.days} jours par décision`,
  },
  points: (given) => counted(given.points, "point", "points"),
  changed: (given) => `${given.edition}, avec changements`,
};
