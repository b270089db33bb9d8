// A server in a process of its own, with a database of its own; it can be killed and started again.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const ROOT = join(import.meta.dirname, "../../..");

/** Settings of a server by the names of their variables, without what all have in front. */
export type Settings = Record<string, string>;

/** Nothing is decided by how busy the machine is: bots may think, and all people come from one address. */
const UNHURRIED: Settings = {
  LOG_LEVEL: "error",
  BOT_WORKERS: "0", // those who sit here think quickly; a process for them would cost more
  BOT_MS: "600000",
  LIMITS_GUESTS: "10000,0.001",
};

/** Somebody else may have taken the port meanwhile. */
const TRIES = 5;

export class Server {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "larceny-e2e-"));
  private listening: string | null = null;

  constructor(
    private readonly settings: Settings = {},
    /** A folder with packages that are installed beside Larceny. */
    private readonly packages: string | null = null,
  ) {}

  get url(): string {
    if (this.listening === null) throw new Error("the server was not started");
    return this.listening;
  }

  /** The file of its database, unless its settings name another one. */
  get database(): string {
    return join(this.folder, "e2e.db");
  }

  /** Start on any free port; when it was killed, on the same one. */
  async start(): Promise<void> {
    const port = this.listening === null ? "0" : new URL(this.listening).port;
    for (let tries = 1; this.process === null; tries += 1) {
      const started = this.spawned(port);
      const url = await listeningOf(started);
      if (url !== null) {
        this.process = started;
        this.listening = url;
      } else if (tries === TRIES) {
        throw new Error("the server does not start");
      }
    }
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
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private spawned(port: string): ChildProcess {
    const database = this.settings.DATABASE ?? `sqlite:///${this.database}`;
    const options = ["serve", "--json", "--no-open", "--port", port, "--database", database];
    const started = spawn(process.env.LARCENY ?? join(ROOT, ".venv/bin/larceny"), options, {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...strangers(),
        XDG_DATA_HOME: this.folder,
        ...(this.packages === null ? {} : { PYTHONPATH: this.packages }),
        ...named({ ...UNHURRIED, AUDIT_LOG: join(this.folder, "audit.jsonl"), ...this.settings }),
      },
    });
    process.once("exit", () => started.kill("SIGKILL")); // whoever ends the tests ends it, too
    return started;
  }
}

/** The environment without what anybody has set up for a server of their own. */
function strangers(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith("LARCENY_"));
  return Object.fromEntries(others);
}

function named(settings: Settings): Settings {
  const all = Object.entries(settings);
  return Object.fromEntries(all.map(([name, value]) => [`LARCENY_${name}`, value]));
}

/** Where a server listens, once it does; null if it ended before. */
async function listeningOf(started: ChildProcess): Promise<string | null> {
  if (started.stdout === null) return null;
  const lines = createInterface({ input: started.stdout });
  return new Promise((done, failed) => {
    lines.once("line", (line) => done((JSON.parse(line) as { listening: string }).listening));
    lines.once("close", () => done(null));
    started.once("error", failed);
  });
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
