import * as api from "../../net/api";
import { beReady } from "../common/fairness";

/** What one can do in the lobby of a table; each may be refused. */
export interface LobbyDeeds {
  sit: (seat: number) => Promise<unknown>;
  stand: () => Promise<unknown>;
  colour: (colour: number) => Promise<unknown>;
  ready: (ready: boolean) => Promise<unknown>;
  /** Let somebody play at this device, or get up (null). */
  beside: (seat: number, name: string | null) => Promise<unknown>;
  bot: (seat: number, bot: string | null) => Promise<unknown>;
  kick: (seat: number) => Promise<unknown>;
  handOver: (person: string) => Promise<unknown>;
  mute: (person: string, muted: boolean) => Promise<unknown>;
  start: () => Promise<unknown>;
  abandon: () => Promise<unknown>;
}

export function deedsAt(table: string, commitment: string): LobbyDeeds {
  return {
    sit: (seat) => api.sit(table, seat),
    stand: () => api.stand(table),
    colour: (colour) => api.chooseColour(table, colour),
    ready: (ready) => (ready ? beReady({ id: table, commitment }) : api.ready(table, null)),
    beside: (seat, name) => api.seatCompanion(table, seat, name),
    bot: (seat, bot) => api.seatBot(table, seat, bot),
    kick: (seat) => api.kick(table, seat),
    handOver: (person) => api.handOver(table, person),
    mute: (person, muted) => api.mute(table, person, muted),
    start: () => api.start(table),
    abandon: () => api.abandon(table),
  };
}
