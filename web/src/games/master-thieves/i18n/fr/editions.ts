import type { Messages } from "../../../../i18n/messages";
import type { editions as english } from "../en/editions";

export const editions: Messages<typeof english> = {
  english_a: "Anglaise, première",
  english_b: "Anglaise, seconde",
  italian: "Italienne",
  french: "Française",
};
