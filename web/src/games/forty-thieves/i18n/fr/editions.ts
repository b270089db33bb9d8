import type { Messages } from "../../../../i18n/messages";
import type { editions as english } from "../en/editions";

export const editions: Messages<typeof english> = {
  standard: "Jeu de base",
  leaders: "Chefs des voleurs",
  three_tales: "Les Trois Contes",
  family: "Partie en famille",
};
