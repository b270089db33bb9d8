import { beReady } from "../../fairness/fairness";
import type { PlanBody, TableAnswer } from "../../generated/api";
import * as api from "../../net/api";
import { sessionStore, setPerson } from "../../store/session";
import { seatOfPerson } from "./standing";

/** What one can do in the lobby of a table; each may be refused. */
export interface LobbyActions {
  /** Sit down, on any free seat (null) or this one; under the name that is given, if one is. */
  sit: (seat: number | null, name: string | null) => Promise<unknown>;
  stand: () => Promise<unknown>;
  colour: (colour: number) => Promise<unknown>;
  ready: (ready: boolean) => Promise<unknown>;
  /** Let somebody play at this device, or get up (null). */
  beside: (seat: number, name: string | null) => Promise<unknown>;
  /** Let a bot sit down, a certain thief if one is named; or none (null). */
  bot: (seat: number, bot: string | null, persona?: string) => Promise<unknown>;
  /** Agree otherwise. */
  change: (changes: PlanBody) => Promise<unknown>;
  kick: (seat: number) => Promise<unknown>;
  handOver: (person: string) => Promise<unknown>;
  mute: (person: string, muted: boolean) => Promise<unknown>;
  start: () => Promise<unknown>;
  abandon: () => Promise<unknown>;
}

export function lobbyActions(
  { id: table, commitment }: Pick<TableAnswer, "id" | "commitment">,
  seat: number | null,
): LobbyActions {
  return {
    sit: async (seat, name) => calledAs(await api.sit(table, seat, name)),
    stand: () => api.stand(table),
    colour: (colour) => api.chooseColour(table, colour),
    ready: (ready) =>
      ready && seat !== null ? beReady({ id: table, commitment }, seat) : api.ready(table, null),
    beside: (seat, name) => api.seatCompanion(table, seat, name),
    bot: (seat, bot, persona) => api.seatBot(table, seat, bot, persona ?? null),
    change: (changes) => api.changeTable(table, changes),
    kick: (seat) => api.kick(table, seat),
    handOver: (person) => api.handOver(table, person),
    mute: (person, muted) => api.mute(table, person, muted),
    start: () => api.start(table),
    abandon: () => api.abandon(table),
  };
}

/** Whoever sat down under another name has it everywhere. */
function calledAs(lobby: TableAnswer): void {
  const { me } = sessionStore.get();
  const name = me === null ? undefined : lobby.seats[seatOfPerson(lobby, me.id) ?? -1]?.name;
  if (me !== null && name !== undefined && name !== me.name) setPerson({ ...me, name });
}
