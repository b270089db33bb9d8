// Tables as the server tells them, for tests of screens.

import type { GameDetails, SeatAnswer, TableAnswer } from "../../../src/generated/api";

export const free = (colour: number): SeatAnswer => ({
  person: null,
  name: "",
  bot: null,
  colour,
  ready: false,
  companion: false,
  persona: "",
});

export const person = (name: string, colour: number): SeatAnswer => ({
  ...free(colour),
  person: name.toLowerCase(),
  name,
});

export const bot = (name: string, colour: number, persona = ""): SeatAnswer => ({
  ...free(colour),
  name,
  bot: "novice",
  ready: true,
  persona,
});

/** A lobby of Master Thieves whose host is Ann. */
export function lobbyOf(seats: SeatAnswer[], changes: Partial<TableAnswer> = {}): TableAnswer {
  return {
    id: "AAAAAAAAAAAAAAAAAAAAAA",
    game: "master-thieves",
    ruleset: { name: "french", reveal: "first" },
    status: "lobby",
    host: "ann",
    public: false,
    rated: false,
    hints: false,
    pace: "normal",
    score: true,
    notes: false,
    set_up: false,
    lesson: null,
    memory_aid: "round",
    watching: "open",
    reaction_ms: 4_000,
    clock: { kind: "none", per_move_ms: 0, bank_ms: 0 },
    commitment: "seal",
    beacon: false,
    quick: false,
    opening: null,
    rematch: null,
    muted: [],
    offline: false,
    club: null,
    rules_version: 1,
    seats,
    ...changes,
  };
}

export const DETAILS: GameDetails = {
  name: "master-thieves",
  title: "Master Thieves",
  rules_version: 1,
  default_edition: "french",
  editions: ["italian", "french"],
  least_seats: 2,
  most_seats: 8,
  bots: ["master", "novice"],
  beacon: false,
  personas: [
    { id: "nila", name: "Nila", bot: "novice" },
    { id: "zaid", name: "Zaid", bot: "master" },
  ],
  fields: [
    {
      name: "reveal",
      default: "first",
      allowed: ["first", "all"],
      least: null,
      most: null,
      paragraphs: ["MT-4.2"],
    },
  ],
  rulesets: {
    french: { name: "french", reveal: "first" },
    italian: { name: "italian", reveal: "all" },
  },
};

/** Requests that were sent, as "METHOD path" with what they carried. */
export type Sent = [string, unknown];

/** A server that answers with whatever fits the path, and notes what it was asked. */
export function serverOf(answers: Record<string, unknown>): {
  sent: Sent[];
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
} {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: async (path, init) => {
      const asked = `${init?.method ?? "GET"} ${path}`;
      sent.push([asked, init?.body === undefined ? null : JSON.parse(String(init.body))]);
      const [, answer = {}] = Object.entries(answers).find(([end]) => asked.endsWith(end)) ?? [];
      return new Response(JSON.stringify(answer));
    },
  };
}
