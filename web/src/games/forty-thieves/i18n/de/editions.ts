import type { Messages } from "../../../../i18n/messages";
import type { editions as english } from "../en/editions";

export const editions: Messages<typeof english> = {
  standard: "Standard",
  leaders: "Räuberhauptleute",
  three_tales: "Drei Märchen",
  family: "Familienspiel",
};
