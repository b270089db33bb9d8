// @vitest-environment jsdom
// What Home offers to who comes for the first time, and to who comes back; and where tokens are.

import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableAnswer } from "../../../src/generated/api";
import { sessionStore } from "../../../src/store/session";
import { been, rememberBeen } from "../../../src/ui/home/been";
import { Home } from "../../../src/ui/home/Home";
import { openLike } from "../../../src/ui/new/openLike";
import { SettingsScreen } from "../../../src/ui/settings/SettingsScreen";
import { You } from "../../../src/ui/you/You";
import { en } from "../../words";
import { bot, DETAILS, lobbyOf, person, type Sent, serverOf } from "./tables";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
// Pictures come later than all that is asked here.
vi.mock("../../../src/ui/home/GamePicture", () => ({ GamePicture: () => null }));
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));

const RUNNING = lobbyOf([person("Ann", 0), bot("Nila", 1)], { status: "playing" });

let ground: HTMLElement;
let root: Root;
beforeEach(() => {
  localStorage.clear();
  sessionStore.set((now) => ({
    ...now,
    me: { id: "ann", name: "Ann", account: null, created: 0 } as NonNullable<typeof now.me>,
  }));
  ground = document.body.appendChild(document.createElement("div"));
  root = createRoot(ground);
});
afterEach(async () => {
  await act(async () => root.unmount());
  ground.remove();
});

function serve(mine: TableAnswer[]): Sent[] {
  const server = serverOf({
    "/api/games": { games: [DETAILS] },
    "/api/games/master-thieves": DETAILS,
    "/api/me/tables?limit=30&offset=0": { tables: mine, next: null },
    "/api/tables?limit=50": { tables: [], next: null },
    "POST /api/tables": { ...RUNNING, id: "BBBBBBBBBBBBBBBBBBBBBB" },
    "/api/me/tokens": { tokens: [] },
    "/ratings": { ratings: {} },
  });
  vi.stubGlobal("fetch", server.fetch);
  return server.sent;
}
const show = (screen: ReactNode) => act(async () => root.render(screen));
const shown = async (ready: () => void) => act(async () => vi.waitFor(ready));
const isBig = (what: string) => /big/.test(ground.querySelector(what)?.className ?? "");

describe("Home", () => {
  it("offers a first visit to learn or to play, and says nothing of running games", async () => {
    serve([]);
    await show(<Home />);
    await shown(() => expect(been()).toEqual({ played: false, running: 0 }));
    expect(isBig("[data-play-now]")).toBe(true);
    expect(isBig("[data-learn-now]")).toBe(true);
    expect(isBig("[data-friends]")).toBe(false);
    expect(ground.textContent).not.toContain(en.home.running);
  });

  it("begins with the running games of who comes back, and offers friends first", async () => {
    serve([RUNNING]);
    await show(<Home />);
    await shown(() => expect(ground.textContent).toContain(en.home.goOn));
    const [first] = ground.querySelectorAll("main section, main article");
    expect(first?.textContent).toContain(en.home.running);
    expect(isBig("[data-friends]")).toBe(true);
    expect(isBig("[data-learn-now]")).toBe(false);
    expect(been()).toEqual({ played: true, running: 1 });
  });

  it("keeps the room of running games before the server has answered", async () => {
    rememberBeen({ played: true, running: 2 });
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    await show(<Home />);
    const [first] = ground.querySelectorAll("main section");
    expect(first?.querySelectorAll("li[aria-hidden]")).toHaveLength(2);
    expect(isBig("[data-friends]")).toBe(true);
  });
});

describe("tokens for programs", () => {
  it("do not stand on the player's page, but fold away in the settings", async () => {
    serve([]);
    await show(<You />);
    expect(ground.textContent).not.toContain(en.you.tokens);
    await show(<SettingsScreen />);
    const fold = [...ground.querySelectorAll("details")].find((one) =>
      one.textContent?.includes(en.you.tokens),
    );
    expect(fold?.open).toBe(false);
  });
});

describe("a table of the same kind as a full one", () => {
  it("has the same agreement, and free seats", async () => {
    const sent = serve([]);
    const full = lobbyOf([person("Ann", 0), bot("Nila", 1), bot("Pip", 2)], { pace: "calm" });
    expect(await openLike(full)).toBe("BBBBBBBBBBBBBBBBBBBBBB");
    const opened = sent.find(([asked]) => asked === "POST /api/tables")?.[1];
    expect(opened).toMatchObject({ game: "master-thieves", edition: "french", seats: 3, bots: [] });
    expect(opened).toMatchObject({ pace: "calm", memory_aid: "round" });
  });
});
