import type { notify as english } from "../en/notify";
import type { Messages } from "../messages";
import { list } from "./grammar";

export const notify: Messages<typeof english> = {
  title: "Quand c’est à toi",
  tell: "Me prévenir quand c’est à moi",
  help: "Une fois par tour, sur cet appareil, même quand cette page est fermée.",
  whileOpen:
    "Seulement tant que cette page est ouverte dans un onglet : pour une page fermée, ton navigateur ou ce serveur n’offre rien.",
  blocked:
    "Ton navigateur n’affiche aucune notification d’ici. Autorise-les pour cette page dans ses réglages, puis reviens.",
  unable:
    "Ce navigateur ne peut pas te prévenir ici. Il faut une page en https ; sur un iPhone ou un iPad, ajoute d’abord la page à l’écran d’accueil.",
  days: "Tu as des jours pour chaque coup. Cet appareil doit-il te prévenir quand c’est à toi ?",
  yes: "Me prévenir",
  no: "Pas maintenant",
  turnAt: (given) => `À toi de jouer : ${given.game}`,
  waits: (given) => `La table t’attend, avec ${list(given.names)}`,
  waitsAlone: "La table t’attend.",
  fullAt: (given) => `Votre table de ${given.game} est au complet`,
  full: (given) => `On peut commencer : ${list(given.names)}`,
  invitedTo: (given) => `On t’invite : ${given.game}`,
  invitedBy: (given) => `${given.name} t’attend à sa table.`,
};
