import type { Messages } from "../../../../i18n/messages";
import type { editions as english } from "../en/editions";

export const editions: Messages<typeof english> = {
  english_a: "Inglese, prima",
  english_b: "Inglese, seconda",
  italian: "Italiana",
  french: "Francese",
};
