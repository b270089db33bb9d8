import type { notices as english } from "../en/notices";
import type { Messages } from "../messages";

export const notices: Messages<typeof english> = {
  invites: (given) => `${given.name} ti invita a un tavolo: ${given.game}.`,
  room: (given) =>
    given.count === 1 ? "C’è un posto libero." : `Ci sono ${given.count} posti liberi.`,
  come: "Vai al tavolo",
  comeOf: (given) => `Vai al tavolo di ${given.name}`,
  notNow: "Non ora",
  asks: (given) => `${given.name} ti chiede l’amicizia.`,
  look: "Guarda",
  asksToGroup: (given) => `${given.name} ti vuole nel gruppo «${given.club}».`,
  join: "Entra",
  joinOf: (given) => `Entra nel gruppo ${given.club}`,
  decline: "No",
  declineOf: (given) => `Non entrare nel gruppo ${given.club}`,
  joined: (given) => `Ora sei nel gruppo «${given.club}».`,
};
