// A PostgreSQL and a Redis for servers that share them, as `tests/server/own_services.py` starts them.

import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT, type Settings } from "./server";

/** Programs that are missing on this machine, as `python -m tests` has found. */
const MISSING = (process.env.LARCENY_TEST_WITHOUT ?? "").split(" ");

export const HAS_SERVICES = !MISSING.includes("postgres") && !MISSING.includes("redis");

export class Services {
  private process: ChildProcess | null = null;

  /** Start both; what a server is told to use them. */
  async start(): Promise<Settings> {
    const python = join(ROOT, ".venv/bin/python");
    const started = spawn(python, ["-m", "tests.server.own_services"], {
      cwd: ROOT,
      stdio: ["pipe", "pipe", "inherit"], // they end when their input does, however the tests end
    });
    this.process = started;
    return new Promise((done, failed) => {
      const lines = createInterface({ input: started.stdout });
      lines.once("line", (line) => {
        const { database, redis } = JSON.parse(line) as { database: string; redis: string };
        done({ DATABASE: database, REDIS: redis });
      });
      lines.once("close", () => failed(new Error("PostgreSQL or Redis does not start")));
    });
  }

  async stop(): Promise<void> {
    const ending = this.process;
    this.process = null;
    if (ending === null) return;
    const gone = new Promise((done) => ending.once("exit", done));
    ending.stdin?.end();
    await gone;
  }
}
