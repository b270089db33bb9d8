import type { Messages } from "../../../../i18n/messages";
import type { first as english } from "../en/first";
import { editions } from "./editions";

export const first: Messages<typeof english> = {
  about:
    "Eine Schatulle, die sich dreht, zwölf Schubladen voller Geheimnisse, sechs Rollen zum Hineinschlüpfen.",
  players: "2–8 Spieler",
  picture:
    "Eine Schatulle aus Nussholz mit drei Ebenen voller Schubladen dreht sich langsam im Lampenlicht.",
  editions,
};
