// @vitest-environment jsdom
// Coming to a table: who is there, under which name one sits down, what a full table says, what the
// host may still change, and the chat on a phone.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableAnswer } from "../../../src/generated/api";
import { tableConnection } from "../../../src/net/tableConnection";
import { LobbyPanel } from "../../../src/ui/lobby/LobbyPanel";
import type { LobbyActions } from "../../../src/ui/lobby/lobbyActions";
import { useOwnSeat } from "../../../src/ui/lobby/useOwnSeat";
import { en } from "../../words";
import { bot, DETAILS, free, lobbyOf, person, serverOf } from "./tables";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

const done = async () => undefined;
const actions = {
  sit: vi.fn<LobbyActions["sit"]>(done),
  stand: done,
  colour: done,
  ready: done,
  beside: done,
  bot: vi.fn<LobbyActions["bot"]>(done),
  change: vi.fn<LobbyActions["change"]>(done),
  kick: done,
  handOver: done,
  mute: done,
  start: done,
  abandon: done,
};
const ANN = { id: "ann", name: "Ann" };
const BO = { id: "bo", name: "Daring Mongoose" };

beforeAll(async () => import("../../../src/ui/lobby/Change")); // it comes when it is wanted

let ground: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    serverOf({
      "/games/master-thieves": DETAILS,
      "/me/people": { link: "", friends: [], blocked: [], met: [] },
      "/invitations": { people: [] },
    }).fetch,
  );
  for (const deed of [actions.sit, actions.bot, actions.change]) deed.mockClear();
  ground = document.body.appendChild(document.createElement("div"));
  root = createRoot(ground);
});
afterEach(async () => {
  await act(async () => root.unmount());
  ground.remove();
});

const show = (lobby: TableAnswer, me: typeof ANN, said = 0) =>
  act(async () =>
    root.render(
      <LobbyPanel lobby={lobby} me={me} connected={[0]} actions={actions} said={said}>
        <input aria-label="say" />
      </LobbyPanel>,
    ),
  );
const find = <Thing extends Element = HTMLElement>(what: string) =>
  ground.querySelector<Thing>(what);
const button = (words: string) =>
  [...ground.querySelectorAll("button")].find((one) => one.textContent?.includes(words));
const press = (words: string) => act(async () => button(words)?.click());

async function type(into: HTMLInputElement | null | undefined, text: string): Promise<void> {
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(into, text);
    into?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const enter = () => act(async () => find<HTMLFormElement>("[data-join] form")?.requestSubmit());

describe("who opens the link", () => {
  const lobby = lobbyOf([person("Ann", 0), free(1), free(2)]);
  const name = () => find<HTMLInputElement>("[data-join] input");

  it("sees who is there and how many seats are free, and finds a name proposed", async () => {
    await show(lobby, BO);
    expect(find("[data-join]")?.textContent).toContain(en.people.join.here({ names: "Ann" }));
    expect(find("[data-join]")?.textContent).toContain(en.people.join.free({ count: 2 }));
    expect(name()?.value).toBe("Daring Mongoose");
  });

  it("sits down on the first free seat by Enter, under the name that was written", async () => {
    await show(lobby, BO);
    await type(name(), " Bo ");
    await enter();
    expect(actions.sit).toHaveBeenCalledExactlyOnceWith(1, "Bo");
  });

  it("lets the server propose another name as long as it is only a proposal", async () => {
    await show(lobby, BO);
    await enter();
    expect(actions.sit).toHaveBeenCalledExactlyOnceWith(1, null);
  });

  it("takes the name along to the chair that is chosen", async () => {
    await show(lobby, BO);
    await type(name(), "Bo");
    await act(async () => {
      [...ground.querySelectorAll("button")]
        .filter((one) => one.textContent === en.lobby.sit)
        .at(-1)
        ?.click();
    });
    expect(actions.sit).toHaveBeenCalledExactlyOnceWith(2, "Bo");
  });

  it("is not asked once he sits", async () => {
    await show(lobby, ANN);
    expect(find("[data-join]")).toBeNull();
  });
});

describe("a full table", () => {
  it("says so, and leaves the choice", async () => {
    await show(lobbyOf([person("Ann", 0), bot("Nila", 1)]), BO);
    expect(find("[data-join]")).toBeNull();
    expect(find("[data-full]")?.textContent).toContain(en.lobby.full);
    expect(button(en.people.full.another)).toBeDefined();
    await press(en.people.full.lookOn);
    expect(find("[data-full]")).toBeNull();
    expect(ground.textContent).toContain(en.people.full.looking);
  });
});

describe("the host", () => {
  const lobby = lobbyOf([person("Ann", 0), bot("Nila", 1, "nila"), free(2)]);

  it("changes what is agreed, all at once, and only what was changed", async () => {
    await show(lobby, ANN);
    const radio = (value: string) =>
      find<HTMLInputElement>(`[data-change] input[value="${value}"]`);
    await act(async () => radio("calm")?.click());
    await act(async () => radio("italian")?.click());
    expect(actions.change).not.toHaveBeenCalled();
    await press(en.people.change.save);
    expect(actions.change).toHaveBeenCalledExactlyOnceWith({
      pace: "calm",
      edition: "italian",
      changes: {},
    });
  });

  it("chooses how many play, but not fewer than sit there", async () => {
    await show(lobby, ANN);
    const seats = [...ground.querySelectorAll("select")][0];
    expect([...(seats?.options ?? [])].filter((one) => one.disabled)).toEqual([]);
    await act(async () => {
      if (seats !== undefined) seats.value = "5";
      seats?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(actions.change).toHaveBeenCalledExactlyOnceWith({ seats: 5 });
    await show({ ...lobby, seats: [...lobby.seats.slice(0, 2), person("Cy", 2)] }, ANN);
    const refused = [...(seats?.options ?? [])].filter((one) => one.disabled);
    expect(refused.map((one) => one.value)).toEqual(["2"]);
  });

  it("lets a certain thief sit down, who is not there yet", async () => {
    await show(lobby, ANN);
    await act(async () => find("[data-thieves]")?.click());
    expect(find<HTMLButtonElement>('[data-choose="nila"]')?.disabled).toBe(true);
    await act(async () => find('[data-choose="zaid"]')?.click());
    expect(actions.bot).toHaveBeenCalledExactlyOnceWith(2, "master", "zaid");
  });

  it("is the only one who is offered that", async () => {
    await show(lobby, { id: "cy", name: "Cy" });
    expect(find("[data-change]")).toBeNull();
    expect(find("[data-thieves]")).toBeNull();
  });
});

describe("the chat on a phone", () => {
  const lobby = lobbyOf([person("Ann", 0), free(1)]);
  const opener = () => find<HTMLButtonElement>("[data-chat-opener]");

  it("tells how many lines are new, until it is opened", async () => {
    await show(lobby, ANN, 0);
    expect(opener()?.getAttribute("aria-label")).toBe(en.table.tabs.chat);
    await show(lobby, ANN, 2);
    expect(opener()?.getAttribute("aria-label")).toBe(en.people.chat.unread({ count: 2 }));
    await act(async () => opener()?.click());
    expect(find("#lobby-chat")?.hasAttribute("data-open")).toBe(true);
    expect(opener()?.getAttribute("aria-label")).toBe(en.table.tabs.chat);
    await show(lobby, ANN, 3);
    expect(opener()?.getAttribute("aria-label")).toBe(en.table.tabs.chat);
  });

  it("closes with Escape and gives the focus back", async () => {
    await show(lobby, ANN);
    await act(async () => opener()?.click());
    expect(document.activeElement?.getAttribute("aria-label")).toBe("say");
    await act(async () => {
      const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
      document.activeElement?.dispatchEvent(key);
    });
    expect(find("#lobby-chat")?.hasAttribute("data-open")).toBe(false);
    expect(document.activeElement).toBe(opener());
  });
});

describe("following a table", () => {
  const resync = vi.spyOn(tableConnection, "resubscribe").mockImplementation(() => {});
  beforeEach(() => resync.mockClear());
  function Follower({ lobby, seat }: { lobby: TableAnswer; seat: number | null }) {
    useOwnSeat(lobby, "bo", seat);
    return null;
  }
  const follow = (seats: TableAnswer["seats"], seat: number | null) =>
    act(async () => root.render(<Follower lobby={lobbyOf(seats)} seat={seat} />));

  it("begins anew when who has looked on sits down, once", async () => {
    await follow([person("Ann", 0), free(1)], null);
    expect(resync).not.toHaveBeenCalled();
    await follow([person("Ann", 0), person("Bo", 1)], null);
    await follow([person("Ann", 0), { ...person("Bo", 1), ready: true }], null);
    expect(resync).toHaveBeenCalledExactlyOnceWith("AAAAAAAAAAAAAAAAAAAAAA");
    await follow([person("Ann", 0), person("Bo", 1)], 1);
    expect(resync).toHaveBeenCalledOnce();
  });

  it("begins anew when somebody gets up", async () => {
    await follow([person("Ann", 0), person("Bo", 1)], 1);
    await follow([person("Ann", 0), free(1)], 1);
    expect(resync).toHaveBeenCalledOnce();
  });

  it("is left to the curtain where several play at this device", async () => {
    const beside = { ...person("Bo", 2), companion: true };
    await follow([person("Ann", 0), person("Bo", 1), beside], null);
    expect(resync).not.toHaveBeenCalled();
  });
});
