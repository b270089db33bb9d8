// What a page really loads: the bytes that came over the wire, headers not counted, by kind.

import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";

export type Kind = "script" | "stylesheet" | "font";

export interface Load {
  /** As the server sent it. */
  sent: number;
  /** As gzip -9 would send it, whatever the server does. */
  gzipped: number;
  files: number;
}

/** Counts the files that a page loads from now on. */
export class Transfer {
  private readonly loads = new Map<string, Load>();
  private readonly counting: Promise<void>[] = [];

  /** Of everything, or of those paths alone that are wanted. */
  constructor(
    page: Page,
    private readonly wanted: (path: string) => boolean = () => true,
  ) {
    page.on("response", (response) => this.counting.push(this.count(response)));
  }

  async of(kind: Kind): Promise<Load> {
    await Promise.all(this.counting);
    return this.loads.get(kind) ?? { sent: 0, gzipped: 0, files: 0 };
  }

  private async count(response: Response): Promise<void> {
    if (!this.wanted(new URL(response.url()).pathname)) return;
    const kind = response.request().resourceType();
    if (!["script", "stylesheet", "font"].includes(kind) || !response.ok()) return;
    const body = await response.body();
    const { responseBodySize } = await response.request().sizes();
    const before = this.loads.get(kind) ?? { sent: 0, gzipped: 0, files: 0 };
    this.loads.set(kind, {
      sent: before.sent + responseBodySize,
      gzipped: before.gzipped + gzipSync(body, { level: 9 }).length,
      files: before.files + 1,
    });
  }
}
