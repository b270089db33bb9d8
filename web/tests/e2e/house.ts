// What every file of tests has of its own: a server and a browser, from its first test to its last.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser";
import { Server } from "./server";

/** `make e2e` plays more languages and longer games than `make test` has time for. */
export const ALL = process.env.ALL === "1";

export interface House {
  readonly server: Server;
  readonly url: string;
  readonly browser: Browser;
}

/** Open before the tests of a file, and close after them. */
export function openHouse(open: () => Promise<Browser> = openBrowser): House {
  const server = new Server();
  let browser: Browser | null = null;
  beforeAll(async () => {
    await server.start();
    browser = await open();
  });
  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });
  return {
    server,
    get url() {
      return server.url;
    },
    get browser() {
      if (browser === null) throw new Error("the browser is opened before the first test");
      return browser;
    },
  };
}
