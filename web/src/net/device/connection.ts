// The connection to the tables of this device: it says what the socket says, to the worker that plays.

import type { ClientMessage, ServerMessage } from "../../generated/protocol";
import type { Connection, TableSubscription } from "../connection";
import { onAlone } from "./mode";

class DeviceConnection implements Connection {
  private readonly subscriptions = new Map<string, TableSubscription>();
  private hears = false;

  /** Who holds the device now is told anew, as the one who sits there. */
  constructor() {
    onAlone(() => {
      for (const table of this.subscriptions.keys()) this.resubscribe(table);
    });
  }

  /** There is nothing that could be lost. */
  status = () => "open" as const;

  onStatusChange = (): (() => void) => () => {};

  subscribe(table: string, subscription: TableSubscription): () => void {
    this.subscriptions.set(table, subscription);
    this.resubscribe(table);
    return () => this.subscriptions.delete(table);
  }

  resubscribe(table: string): void {
    void this.say({ type: "subscribe", table });
  }

  sendReliably(message: ClientMessage & { id: string }): void {
    void this.say(message);
  }

  /** Nobody waits here for what has been seen. */
  sendBestEffort(): void {}

  private async say(message: ClientMessage): Promise<void> {
    const engine = await import("./engine");
    if (!this.hears) {
      this.hears = true;
      engine.onSaid((text) => this.receive(JSON.parse(text) as ServerMessage));
    }
    try {
      await engine.post(JSON.stringify(message));
    } catch {
      const table = "table" in message ? message.table : "";
      this.receive({ type: "error", code: "no-engine", table, id: null, rule: null, details: {} });
    }
  }

  private receive(message: ServerMessage): void {
    if ("table" in message && message.table)
      this.subscriptions.get(message.table)?.onMessage(message);
  }
}

export const deviceConnection = new DeviceConnection();
