// Lighthouse, as the program that it is, in a Chromium that already runs: so it finds the cookies
// and the settings of whoever sits there.

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const PROGRAM = join(import.meta.dirname, "node_modules/lighthouse/cli/index.js");
const run = promisify(execFile);

export type Category = "performance" | "accessibility" | "best-practices";

interface Audit {
  id: string;
  score: number | null;
  title: string;
  numericValue?: number;
}

/** What we read of its report. */
interface Raw {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { code: string };
}

export class Verdict {
  constructor(private readonly raw: Raw) {}

  /** From 0 to 100. */
  score(category: Category): number {
    return Math.floor((this.raw.categories[category]?.score ?? 0) * 100);
  }

  milliseconds(audit: string): number {
    return this.raw.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  }

  /** What costs points in a category. */
  faults(category: Category): string[] {
    const counted = this.raw.categories[category]?.auditRefs.filter(({ weight }) => weight > 0);
    return (counted ?? [])
      .map(({ id }) => this.raw.audits[id])
      .filter((audit): audit is Audit => audit !== undefined && (audit.score ?? 1) < 1)
      .map(({ title }) => title);
  }
}

/** Judge an address as Lighthouse's mobile run does: a small screen, a slow line, a slow machine. */
export async function judge(url: string, port: number, categories: Category[]): Promise<Verdict> {
  const options = [
    `--port=${port}`,
    "--output=json",
    "--quiet",
    `--only-categories=${categories.join(",")}`,
  ];
  // The first visit starts from nothing; other screens are looked at by somebody who is known.
  const first = categories.includes("performance");
  if (!first) options.push("--throttling-method=provided", "--disable-storage-reset");
  for (let tries = 1; ; tries += 1) {
    const { stdout } = await run(process.execPath, [PROGRAM, url, ...options], {
      maxBuffer: 2 ** 27,
    });
    const raw = JSON.parse(stdout) as Raw;
    if (raw.runtimeError === undefined) return new Verdict(raw);
    if (tries === 3) throw new Error(`Lighthouse: ${raw.runtimeError.code}`);
  }
}
