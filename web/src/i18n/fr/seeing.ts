// Looking closer at the box in three dimensions.

import type { seeing as english } from "../en/seeing";
import type { Messages } from "../messages";

export const seeing: Messages<typeof english> = {
  usual: "Vue habituelle",
  keys: "regarder de plus près, de plus loin, comme avant (en trois dimensions)",
};
