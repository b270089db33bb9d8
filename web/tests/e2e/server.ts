// A server in a process of its own, with a database of its own; it can be killed and started again.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

export class Server {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "larceny-e2e-"));
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The file of its database. */
  get database(): string {
    return join(this.folder, "e2e.db");
  }

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort();
    const database = `sqlite:///${this.database}`;
    const options = ["serve", "--no-open", "--port", String(this.port), "--database", database];
    const started = spawn(process.env.LARCENY ?? join(ROOT, ".venv/bin/larceny"), options, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, XDG_DATA_HOME: this.folder, LARCENY_LOG_LEVEL: "error" },
    });
    this.process = started;
    await this.answers(started);
  }

  /** As when the power goes. */
  async kill(): Promise<void> {
    const dying = this.process;
    this.process = null;
    if (dying === null) return;
    const gone = new Promise((done) => dying.once("exit", done));
    dying.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async answers(started: ChildProcess): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      if (started.exitCode !== null) throw new Error(`the server ended: ${started.exitCode}`);
      try {
        if ((await fetch(`${this.url}/healthz`)).ok) return;
      } catch {
        // not yet
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("the server does not answer");
  }
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}
