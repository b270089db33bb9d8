// Whether the page is connected to the server.

import { useSyncExternalStore } from "react";
import { tableConnection } from "../net/tableConnection";

export function useConnection() {
  return useSyncExternalStore(tableConnection.onStatusChange, tableConnection.status);
}
