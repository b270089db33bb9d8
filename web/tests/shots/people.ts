// People who play real games over the API and the socket, fast, and stop where a picture is wanted.

import type { Browser, Page } from "playwright-core";
import type { ReplayStepAnswer, TableAnswer, TableBody } from "../../src/generated/api";
import { sitDown } from "../e2e/browser";
import type { Cookies } from "./camera";

/** What somebody is asked, and what he sees then. */
export interface Question<View> {
  view: View;
  actions: string[];
  seq: number;
}

/** Answers with one of the actions; null stops there, and the table waits. */
export type Decide<View> = (question: Question<View>) => string | null;

type Anything = Decide<Record<string, unknown>>;

/** How long a game may take that is played as fast as it goes. */
const PATIENCE_MS = 60_000;

export class Person {
  private readonly deciding = new Map<string, Anything>();
  private readonly ending = new Map<string, (how: "stopped" | "over") => void>();

  private constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  static async enter(browser: Browser, url: string, name: string): Promise<Person> {
    const page = await sitDown(browser, url);
    const person = new Person(page, url);
    await person.ask("POST", "/api/guest");
    await person.ask("PATCH", "/api/me", { name });
    await page.goto("/settings");
    await page.exposeFunction("decide", person.decide);
    await page.exposeFunction("over", person.over);
    return person;
  }

  cookies(): Promise<Cookies> {
    return this.page.context().cookies();
  }

  /** Ask the API for something. */
  async ask<Answer>(method: string, path: string, data?: unknown): Promise<Answer> {
    const answer = await this.page.request.fetch(this.url + path, {
      method,
      ...(data === undefined ? {} : { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    // The border: what the server says is believed to have the shape that its schema promises.
    return (await answer.json()) as Answer;
  }

  /** Open a table, sit down on the first chair and fill the others with bots. */
  async table(game: string, seats: number, more: Partial<TableBody> = {}): Promise<string> {
    const bots = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, bot: "novice" }));
    const body: TableBody = { game, seats, bots, memory_aid: "round", reaction_ms: 0, ...more };
    const { id } = await this.ask<TableAnswer>("POST", "/api/tables", body);
    await this.sit(id, 0);
    return id;
  }

  async sit(table: string, seat: number, ready = true): Promise<void> {
    await this.ask("POST", `/api/tables/${table}/sit`, { seat });
    if (ready) {
      const contribution = "pictures";
      await this.ask("POST", `/api/tables/${table}/ready`, { ready, contribution });
    }
  }

  /** Begin, and play until the decider stops or the game is over. The socket stays open. */
  async play<View>(table: string, decide: Decide<View>): Promise<"stopped" | "over"> {
    await this.ask("POST", `/api/tables/${table}/start`, {});
    // Only views of the game that is played at this table come to its decider.
    this.deciding.set(table, decide as unknown as Anything);
    const ended = new Promise<"stopped" | "over">((done, fail) => {
      this.ending.set(table, done);
      setTimeout(() => fail(new Error(`the game at ${table} stands still`)), PATIENCE_MS).unref();
    });
    await this.page.evaluate(sitAtSocket, table);
    return ended;
  }

  /** Say something at a table. */
  async say(table: string, text: string): Promise<void> {
    await this.page.evaluate(
      ([where, what]) =>
        new Promise<void>((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/socket`);
          socket.onmessage = ({ data }) => {
            const said = JSON.parse(String(data));
            const send = (message: object) => socket.send(JSON.stringify(message));
            if (said.type === "welcome") send({ type: "subscribe", table: where });
            if (said.type === "snapshot") {
              send({ type: "chat", table: where, id: String(Math.random()), text: what });
            }
            if (said.type === "ack") done();
          };
        }),
      [table, text] as const,
    );
  }

  /** A finished game as the first chair has seen it. */
  async replay(table: string): Promise<ReplayStepAnswer[]> {
    const path = `/api/tables/${table}/replay?eyes=0`;
    return (await this.ask<{ steps: ReplayStepAnswer[] }>("GET", path)).steps;
  }

  private readonly decide = (table: string, question: Question<Record<string, unknown>>) => {
    const word = this.deciding.get(table)?.(question) ?? null;
    if (word === null) this.ending.get(table)?.("stopped");
    return word;
  };

  private readonly over = (table: string) => this.ending.get(table)?.("over");
}

/** Runs in the page: follow a table, and pass on every question once. */
function sitAtSocket(table: string): void {
  const ours = window as unknown as {
    decide: (table: string, question: object) => Promise<string | null>;
    over: (table: string) => Promise<void>;
  };
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  let asked = -1;
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.onmessage = async ({ data }) => {
    const said = JSON.parse(String(data));
    if (said.type === "welcome") {
      send({ type: "subscribe", table });
      setInterval(() => send({ type: "ping", id: "1" }), said.heartbeat_ms / 2);
    }
    if (said.type === "lobby" && said.lobby.status === "over") await ours.over(table);
    if (said.type === "error") throw new Error(String(data));
    if (said.type !== "snapshot" && said.type !== "step") return;
    const { legal, view, seq } = said;
    if (legal === null || legal.since <= asked) return;
    asked = legal.since;
    const word = await ours.decide(table, { view, actions: legal.actions, seq });
    if (word !== null) send({ type: "act", table, id: `${seq} ${word}`, seq, action: word });
  };
}
