// Looking closer at the box in three dimensions.

import type { seeing as english } from "../en/seeing";
import type { Messages } from "../messages";

export const seeing: Messages<typeof english> = {
  usual: "Gewohnte Ansicht",
  keys: "näher heran, weiter weg, wie zuvor (in drei Dimensionen)",
};
