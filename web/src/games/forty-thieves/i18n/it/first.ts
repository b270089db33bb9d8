import type { Messages } from "../../../../i18n/messages";
import type { first as english } from "../en/first";
import { editions } from "./editions";

export const first: Messages<typeof english> = {
  about: "Sedici giare, nove zaffiri, e ogni giara dice una mezza verità.",
  players: "2–4 giocatori",
  picture: "Giare d’argilla intorno a nove zaffiri che brillano nella notte.",
  editions,
};
