import type { notices as english } from "../en/notices";
import type { Messages } from "../messages";

export const notices: Messages<typeof english> = {
  invites: (given) => `${given.name} t’invite à une table : ${given.game}.`,
  room: (given) =>
    given.count === 1 ? "Une place est libre." : `${given.count} places sont libres.`,
  come: "Aller à la table",
  comeOf: (given) => `Aller à la table de ${given.name}`,
  notNow: "Pas maintenant",
  asks: (given) => `${given.name} te demande en ami.`,
  look: "Voir",
  asksToGroup: (given) => `${given.name} t’invite dans le groupe « ${given.club} ».`,
  join: "Rejoindre",
  joinOf: (given) => `Rejoindre le groupe ${given.club}`,
  decline: "Non",
  declineOf: (given) => `Ne pas rejoindre le groupe ${given.club}`,
  joined: (given) => `Tu es maintenant dans le groupe « ${given.club} ».`,
};
