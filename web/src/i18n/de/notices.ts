import type { notices as english } from "../en/notices";
import type { Messages } from "../messages";

export const notices: Messages<typeof english> = {
  invites: (given) => `${given.name} lädt dich an einen Tisch ein: ${given.game}.`,
  room: (given) => (given.count === 1 ? "Ein Platz ist frei." : `${given.count} Plätze sind frei.`),
  come: "Zum Tisch",
  comeOf: (given) => `Zum Tisch von ${given.name}`,
  notNow: "Jetzt nicht",
  asks: (given) => `${given.name} möchte mit dir befreundet sein.`,
  look: "Ansehen",
  asksToGroup: (given) => `${given.name} möchte dich in der Gruppe „${given.club}“ haben.`,
  join: "Beitreten",
  joinOf: (given) => `Der Gruppe ${given.club} beitreten`,
  decline: "Nein",
  declineOf: (given) => `Der Gruppe ${given.club} nicht beitreten`,
  joined: (given) => `Du bist jetzt in der Gruppe „${given.club}“.`,
};
