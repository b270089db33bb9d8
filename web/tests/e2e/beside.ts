// What is done beside the page: over the API as the person of a page, over a socket of its own, or
// in the database of the server.

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { TableAnswer } from "../../src/generated/api";

const PYTHON = join(__dirname, "../../../.venv/bin/python");

export interface Answered<Body> {
  status: number;
  body: Body;
}

/** Ask the API as the person of a page, whatever it answers. */
export async function tryTo<Body = { code: string }>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered<Body>> {
  return page.evaluate(
    async ([how, where, what]) => {
      const init: RequestInit = { method: how };
      if (what !== undefined) {
        init.headers = { "Content-Type": "application/json" };
        init.body = JSON.stringify(what);
      }
      const response = await fetch(`/api${where}`, init);
      const text = await response.text();
      return { status: response.status, body: text === "" ? null : JSON.parse(text) };
    },
    [method, path, body] as const,
  );
}

/** Ask the API for something that must succeed. */
export async function ask<Body = TableAnswer>(
  page: Page,
  path: string,
  body: unknown = {},
  method = "POST",
): Promise<Body> {
  const answer = await tryTo<Body>(page, method, path, method === "GET" ? undefined : body);
  if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.body;
}

/** Go to the home screen, and be somebody. */
export async function comeIn(page: Page): Promise<void> {
  const entered = page.waitForResponse((response) => response.url().endsWith("/api/guest"));
  await page.goto("/");
  await entered;
  await page.locator("[data-play-now]").first().waitFor();
}

/** Be somebody on a page of the house without the program, which takes most of a second to load. */
export async function comeQuietly(page: Page): Promise<void> {
  const entered = await page.context().request.post("/api/guest");
  if (!entered.ok()) throw new Error(await entered.text());
  await page.goto("/icon.svg");
}

/** A table where people sit, each ready; the first of them starts the game. */
export async function begunTogether(pages: Page[], game: string): Promise<string> {
  const [host] = pages as [Page];
  const { id } = await ask(host, "/tables", { game, seats: pages.length, reaction_ms: 0 });
  for (const page of pages) {
    if (page !== host) await ask(page, `/tables/${id}/sit`);
    await ask(page, `/tables/${id}/ready`, { ready: true, contribution: "tea" });
  }
  await ask(host, `/tables/${id}/start`);
  return id;
}

/** A table of one person and bots that has begun; nobody has to wait for Daggers. */
export async function begun(page: Page, game: string, agreed: object = {}): Promise<string> {
  const bot = "random";
  const { id } = await ask(page, "/tables", {
    ...{ game, seats: 3, reaction_ms: 0, memory_aid: "log" },
    bots: [1, 2].map((seat) => ({ seat, bot })),
    ...agreed,
  });
  await ask(page, `/tables/${id}/ready`, { ready: true, contribution: "tea" });
  await ask(page, `/tables/${id}/start`);
  return id;
}

/** Let the person of a page play without the page: to the end, until something is asked, or for so many decisions. */
export async function playAway(
  page: Page,
  table: string,
  until: RegExp | number | null = null,
): Promise<void> {
  await page.evaluate(
    ([id, wanted, most]) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        const end = () => {
          socket.close();
          done();
        };
        let decisions = 0;
        let answered = -1;
        socket.onclose = () => failed(new Error("the socket was closed"));
        socket.onmessage = (event) => {
          const said = JSON.parse(String(event.data));
          if (said.type === "welcome") {
            socket.send(JSON.stringify({ type: "subscribe", table: id }));
          }
          if (said.type === "error" && said.code !== "too-late") failed(new Error(event.data));
          if (said.lobby && said.lobby.status === "over") end();
          const { legal } = said;
          if (decisions === most && said.type === "ack") return end();
          if (!legal || legal.since <= answered || decisions === most) return;
          if (wanted !== null && legal.actions.some((word: string) => word.match(wanted))) {
            return end();
          }
          answered = legal.since;
          decisions += 1;
          const action = legal.actions[(decisions * 7919) % legal.actions.length];
          const act = { type: "act", table: id, id: `away-${legal.since}`, seq: said.seq, action };
          socket.send(JSON.stringify(act));
        };
      }),
    [
      table,
      until instanceof RegExp ? until.source : null,
      typeof until === "number" ? until : null,
    ] as const,
  );
}

/** Run Python on the database `db` (sqlite3) of a server. */
export function inDatabase(database: string, script: string): string {
  const lines = ["import json, sqlite3, sys", "db = sqlite3.connect(sys.argv[1])", script];
  const program = [...lines, "db.commit()"].join("\n");
  return execFileSync(PYTHON, ["-c", program, database], { encoding: "utf8" }).trim();
}

/** Change in the database under which rules a game was begun. */
export function begunUnderOtherRules(database: string, table: string): void {
  inDatabase(
    database,
    `
row = db.execute("select body from tables where id = ?", ["${table}"]).fetchone()
body = json.loads(row[0])
body["rules_version"] = 1000
db.execute("update tables set body = ? where id = ?", [json.dumps(body).encode(), "${table}"])`,
  );
}
