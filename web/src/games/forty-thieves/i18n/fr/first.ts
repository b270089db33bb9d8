import type { Messages } from "../../../../i18n/messages";
import type { first as english } from "../en/first";
import { editions } from "./editions";

export const first: Messages<typeof english> = {
  about: "Seize jarres, neuf saphirs, et chaque jarre dit une demi-vérité.",
  players: "2 à 4 joueurs",
  picture: "Des jarres d’argile autour de neuf saphirs qui luisent dans la nuit.",
  editions,
};
