// What goes on in the house, as the server tells it: all of it once, and then what changes.

import type { HallMessage, HallNewsMessage, HallTable, ServerMessage } from "../generated/protocol";
import { tableConnection } from "../net/tableConnection";
import { makeStore, type Store } from "./store";

/** null: nothing has been told yet. */
export type House = Omit<HallMessage, "type"> | null;

/** What is known of the house after a message about it. */
export function houseAfter(house: House, message: HallMessage | HallNewsMessage): House {
  if (message.type === "hall") {
    const { type: _, ...all } = message;
    return all;
  }
  if (house === null) return null;
  const { tables = [], gone = [] } = message;
  const changed = new Set([...gone, ...tables.map(({ id }) => id)]);
  return {
    here: message.here ?? house.here,
    names: message.names ?? house.names,
    looking: message.looking ?? house.looking,
    tables: [...house.tables.filter(({ id }) => !changed.has(id)), ...tables],
  };
}

/** The tables of a kind, the newest first. */
export function tablesOf(house: House, kind: HallTable["kind"]): HallTable[] {
  const found = house?.tables.filter((table) => table.kind === kind) ?? [];
  return found.sort((one, other) => other.at - one.at || one.id.localeCompare(other.id));
}

const NAMED = "larceny.named";

/** Whether others in the hall are told my name; who has said nothing does not mind. */
export const namedStore: Store<boolean> = makeStore(readNamed());

function readNamed(): boolean {
  try {
    return localStorage.getItem(NAMED) !== "no";
  } catch {
    return true;
  }
}

/** Let my name be told in the hall, or not; this browser remembers it. */
export function setNamed(named: boolean): void {
  namedStore.set(() => named);
  tableConnection.sendBestEffort({ type: "enter-hall", named });
  try {
    localStorage.setItem(NAMED, named ? "yes" : "no");
  } catch {
    // It holds until the page is left.
  }
}

export const houseStore: Store<House> = makeStore<House>(null);

/** Be in the hall until what is returned is called. */
export function enterHall(): () => void {
  const leave = tableConnection.hearHouse({
    onMessage: (message: ServerMessage) => {
      if (message.type !== "hall" && message.type !== "hall-news") return;
      houseStore.set((house) => houseAfter(house, message));
    },
    greeting: () => [{ type: "enter-hall", named: namedStore.get() }],
  });
  return () => {
    leave();
    tableConnection.sendBestEffort({ type: "leave-hall" });
    houseStore.set(() => null);
  };
}
