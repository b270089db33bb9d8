// How fast a table is shown: by its pace, by what its player likes, and by who else moves there.

import type { Speed } from "../cues/queue";
import { type Pace, speedOf } from "./pace";
import { settingsStore } from "./settings";
import type { Store } from "./store";
import type { TableState } from "./tableState";

/** How fast a table is shown: by its pace, and by what was chosen there, or else in the settings. */
export function speedAt(state: Store<TableState>, chosen: Store<Pace | null>): Speed {
  return {
    get factor(): number {
      const { pace, haste } = settingsStore.get();
      const { lobby } = state.get();
      const table = lobby === null || lobby.lesson !== null ? "normal" : lobby.pace;
      return speedOf(chosen.get() ?? pace, table) * haste;
    },
    get hurries(): boolean {
      const { lobby, seat } = state.get();
      return lobby?.seats.some((one, at) => at !== seat && one.person !== null) === true;
    },
  };
}
