import type { Messages } from "../../../../i18n/messages";
import type { first as english } from "../en/first";
import { editions } from "./editions";

export const first: Messages<typeof english> = {
  about: "Un coffret à bijoux qui tourne, douze tiroirs pleins de secrets, six rôles à endosser.",
  players: "2 à 8 joueurs",
  picture: "Un coffret en noyer à trois étages de tiroirs tourne lentement sous la lampe.",
  editions,
};
