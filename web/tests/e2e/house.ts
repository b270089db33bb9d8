// What tests play in: a server, which all files share unless one has to be killed or set up in another
// way, and a browser, which the files of one worker share.

import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { openBrowser } from "./browser";
import { chromiumPath } from "./finding";
import { Server, type Settings } from "./server";
import { openSolidBrowser } from "./solid";

/** `make e2e` plays more languages and longer games than `make test` has time for. */
export const ALL = process.env.ALL === "1";

/** The lightest that is there; one that knows all that people's browsers know; one that draws in three dimensions. */
const BROWSERS = {
  light: () => openBrowser(),
  whole: () => openBrowser(chromiumPath()),
  solid: openSolidBrowser,
};
type Kind = keyof typeof BROWSERS;

/** A browser takes a second to start; those who sit at it share nothing. It ends with its worker. */
const opened = new Map<Kind, Promise<Browser>>();

async function browserOf(kind: Kind): Promise<Browser> {
  const before = await opened.get(kind)?.catch(() => null);
  if (before?.isConnected()) return before;
  const now = BROWSERS[kind]();
  opened.set(kind, now);
  return now;
}

export interface House {
  readonly url: string;
  readonly browser: Browser;
}

/** The server of all files, from the first test of a file to its last. */
export function openHouse(kind: Kind = "light"): House {
  return houseAt(kind, () => inject("url"));
}

export interface OwnHouse extends House {
  readonly server: Server;
}

/** A server of the file's own: it can be killed, and have settings of its own. */
export function openOwnHouse(settings: Settings = {}, kind: Kind = "light"): OwnHouse {
  const server = new Server(settings);
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  return Object.assign(
    houseAt(kind, () => server.url),
    { server },
  );
}

function houseAt(kind: Kind, url: () => string): House {
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = await browserOf(kind);
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  return {
    get url() {
      return url();
    },
    get browser() {
      if (browser === null) throw new Error("the browser is opened before the first test");
      return browser;
    },
  };
}
