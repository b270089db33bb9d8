// Whether the server can be heard.

import { useSyncExternalStore } from "react";
import { socket } from "../net/socket";

export function useConnection() {
  return useSyncExternalStore(socket.subscribe, socket.connection);
}
