import type { Messages } from "../../../../i18n/messages";
import type { first as english } from "../en/first";
import { editions } from "./editions";

export const first: Messages<typeof english> = {
  about: "Sechzehn Krüge, neun Saphire, und jeder Krug sagt nur die halbe Wahrheit.",
  players: "2–4 Spieler",
  picture: "Tonkrüge rings um neun leuchtende Saphire bei Nacht.",
  editions,
};
