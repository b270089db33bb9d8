import type { Messages } from "../../../../i18n/messages";
import type { editions as english } from "../en/editions";

export const editions: Messages<typeof english> = {
  english_a: "Englisch, erste",
  english_b: "Englisch, zweite",
  italian: "Italienisch",
  french: "Französisch",
};
