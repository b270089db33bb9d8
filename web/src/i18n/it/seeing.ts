// Looking closer at the box in three dimensions.

import type { seeing as english } from "../en/seeing";
import type { Messages } from "../messages";

export const seeing: Messages<typeof english> = {
  usual: "Vista abituale",
  keys: "guardare più da vicino, più da lontano, come prima (in tre dimensioni)",
};
