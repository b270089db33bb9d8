import type { Messages } from "../../../../i18n/messages";
import type { first as english } from "../en/first";
import { editions } from "./editions";

export const first: Messages<typeof english> = {
  about:
    "Un cofanetto che gira, dodici cassetti che custodiscono segreti, sei personaggi da impersonare.",
  players: "2–8 giocatori",
  picture: "Un cofanetto di noce con tre piani di cassetti gira piano alla luce di una lampada.",
  editions,
};
