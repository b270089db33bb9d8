import type { Messages } from "../../../../i18n/messages";
import type { editions as english } from "../en/editions";

export const editions: Messages<typeof english> = {
  standard: "Standard",
  leaders: "Capi dei Ladri",
  three_tales: "Tre Racconti",
  family: "Partita in famiglia",
};
