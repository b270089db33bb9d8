// Which connection a table has: the socket, or this device itself.

import type { Connection } from "./connection";
import { deviceConnection } from "./device/connection";
import { isLocalTable } from "./device/mode";
import { tableConnection } from "./tableConnection";

export const connectionOf = (table: string): Connection =>
  isLocalTable(table) ? deviceConnection : tableConnection;
