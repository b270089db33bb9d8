// @vitest-environment jsdom
// Ways to begin that ask nothing: with friends, against bots, and once more after a game.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { part } from "../../../src/games/forty-thieves";
import type { GameAnswer, TableAnswer } from "../../../src/generated/api";
import { lastDecided } from "../../../src/store/decided";
import { sessionStore } from "../../../src/store/session";
import type { Json } from "../../../src/store/tableState";
import { EndScreen } from "../../../src/ui/end/EndScreen";
import { openForFriends } from "../../../src/ui/home/openForFriends";
import { playNow } from "../../../src/ui/home/playNow";
import { en } from "../../words";
import forty from "./fixtures/forty-thieves-end.json";
import { bot, DETAILS, lobbyOf, person, serverOf } from "./tables";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
vi.stubGlobal("scrollTo", () => {});
Element.prototype.scrollIntoView = () => {};

const MASTER: GameAnswer = DETAILS;
const FORTY: GameAnswer = { ...MASTER, name: "forty-thieves", most_seats: 4 };
const OPENED = lobbyOf([person("Ann", 0), bot("Nila", 1)], { id: "BBBBBBBBBBBBBBBBBBBBBB" });

function openServer(answers: Record<string, unknown> = {}) {
  const server = serverOf({
    "/api/games": { games: [MASTER, FORTY] },
    "POST /api/tables": OPENED,
    ...answers,
  });
  vi.stubGlobal("fetch", server.fetch);
  return server.sent;
}

beforeEach(() => {
  sessionStore.set((now) => ({
    ...now,
    me: { id: "ann", name: "Ann" } as NonNullable<typeof now.me>,
  }));
});

const opened = (sent: [string, unknown][]) =>
  sent.find(([asked]) => asked === "POST /api/tables")?.[1];

describe("Play with friends", () => {
  it("lays a table with the usual values and leads to its lobby; nothing is started", async () => {
    const sent = openServer();
    expect(await openForFriends("master-thieves")).toBe(OPENED.id);
    expect(opened(sent)).toMatchObject({ game: "master-thieves", seats: 4, pace: "normal" });
    expect(opened(sent)).toMatchObject({ notes: false });
    expect(sent.some(([asked]) => asked.endsWith("/start"))).toBe(false);
  });

  it("lets notes be taken at 40 Thieves", async () => {
    const sent = openServer();
    await openForFriends("forty-thieves");
    expect(opened(sent)).toMatchObject({ game: "forty-thieves", seats: 3, notes: true });
  });
});

describe("Play now", () => {
  it("has the pace of the settings, and begins", async () => {
    const sent = openServer();
    await playNow("master-thieves");
    expect(opened(sent)).toMatchObject({ seats: 4, pace: "normal", hints: true });
    expect(sent.at(-1)?.[0]).toBe(`POST /api/tables/${OPENED.id}/start`);
    expect(lastDecided(OPENED.id)).toMatchObject({ seat: 0, from: 0 }); // nothing is missed
  });
});

describe("a rematch", () => {
  let ground: HTMLElement;
  let root: Root;
  beforeEach(() => {
    ground = document.body.appendChild(document.createElement("div"));
    root = createRoot(ground);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    ground.remove();
  });

  async function again(next: TableAnswer): Promise<string[]> {
    const sent = openServer({ "/rematch": next, "/course": { standings: [], moments: [] } });
    const last: Json = forty.view;
    const seats = forty.view.seats.map((_, at) => person(`P${at}`, at));
    const players = seats.map(({ name, colour }, seat) => ({
      ...{ seat, name, colour, bot: null, connected: true, away: false },
    }));
    await act(async () =>
      root.render(
        <EndScreen
          table={lobbyOf(seats, { game: "forty-thieves", status: "over" })}
          last={last}
          sheet={forty.sheet}
          seat={0}
          players={players}
          part={part}
          fresh={false}
        />,
      ),
    );
    const button = [...ground.querySelectorAll("button")].find(
      (one) => one.textContent === en.end.rematch,
    );
    await act(async () => button?.click());
    await vi.waitFor(() => expect(location.pathname).toBe(`/table/${next.id}`));
    return sent.map(([asked]) => asked).filter((asked) => asked.startsWith("POST"));
  }

  it("against bots only begins at once", async () => {
    const asked = await again(OPENED);
    expect(asked.map((one) => one.split("/").at(-1))).toEqual(["rematch", "ready", "start"]);
  });

  it("with people is a lobby", async () => {
    const id = "CCCCCCCCCCCCCCCCCCCCCC";
    const asked = await again(lobbyOf([person("Ann", 0), person("Bo", 1)], { id }));
    expect(asked.map((one) => one.split("/").at(-1))).toEqual(["rematch"]);
  });
});
