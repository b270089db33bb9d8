// How fast a table is shown: by its pace, by what its player likes, and by who else moves there.

import type { Speed } from "../cues/queue";
import { speedOf } from "./pace";
import { settingsStore } from "./settings";
import type { Store } from "./store";
import type { TableState } from "./tableState";

/** How fast a table is shown, as its pace and the settings say at this moment. */
export function speedAt(state: Store<TableState>): Speed {
  return {
    get factor(): number {
      const { pace, haste } = settingsStore.get();
      const { lobby } = state.get();
      const table = lobby === null || lobby.lesson !== null ? "normal" : lobby.pace;
      return speedOf(pace, table) * haste;
    },
    get hurries(): boolean {
      const { lobby, seat } = state.get();
      return lobby?.seats.some((one, at) => at !== seat && one.person !== null) === true;
    },
  };
}
