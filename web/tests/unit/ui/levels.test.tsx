// @vitest-environment jsdom

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameDetails, SeatAnswer } from "../../../src/generated/api";
import { levelAmong } from "../../../src/naming/levels";
import { botAbout, botName } from "../../../src/naming/words";
import { Chair } from "../../../src/ui/lobby/Chair";
import type { LobbyActions } from "../../../src/ui/lobby/lobbyActions";
import type { Draft } from "../../../src/ui/new/draft";
import { bodyOf, freshDraft } from "../../../src/ui/new/draft";
import { Seats } from "../../../src/ui/new/Seats";
import { TableSettings } from "../../../src/ui/new/TableSettings";
import { de, en, fr, italian } from "../../words";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const BOTS = ["master", "expert", "novice", "random"];

let ground: HTMLElement;
let root: Root;
beforeEach(() => {
  ground = document.body.appendChild(document.createElement("main"));
  root = createRoot(ground);
});
afterEach(async () => {
  await act(async () => root.unmount());
  ground.remove();
});

const button = (words: string) =>
  [...ground.querySelectorAll("button")].find((one) => one.textContent?.includes(words));

describe("the level of bots", () => {
  it("is the novice if nobody has chosen, and never one that the game has not", () => {
    expect(levelAmong(BOTS)).toBe("novice");
    expect(levelAmong(BOTS, "master")).toBe("master");
    expect(levelAmong(["novice", "random"], "master")).toBe("novice");
    expect(levelAmong(["random"])).toBe("random");
    expect(levelAmong([])).toBeNull();
  });

  it.each([en, fr, italian, de])("has a name and a few words in every language", (t) => {
    const names = BOTS.map((bot) => botName(t, bot));
    expect(new Set([...names, ...BOTS]).size).toBe(2 * BOTS.length);
    expect(new Set(BOTS.map((bot) => botAbout(t, bot))).size).toBe(BOTS.length);
    expect(botAbout(t, "genius")).toBe("");
    expect(botName(t, "genius")).toBe("genius");
  });
});

describe("a new table", () => {
  const details: GameDetails = {
    name: "master-thieves",
    title: "Master Thieves",
    rules_version: 1,
    beacon: false,
    personas: [],
    default_edition: "french",
    editions: ["french"],
    least_seats: 2,
    most_seats: 8,
    bots: BOTS,
    fields: [],
    rulesets: { french: { name: "french" } },
  };

  it.each([false, true])(
    "offers a public beacon where the server knows one: %s",
    async (beacon) => {
      const known = { ...details, beacon };
      const drafts: Draft[] = [];
      await act(async () =>
        root.render(
          <TableSettings
            details={known}
            draft={freshDraft(known)}
            onDraft={(next) => drafts.push(next)}
          />,
        ),
      );
      const labels = [...ground.querySelectorAll("label")];
      const offered = labels.find((one) => one.textContent?.includes(en.end.beacon));
      expect(offered !== undefined).toBe(beacon);
      await act(async () => offered?.click());
      expect(drafts.map((draft) => bodyOf(draft).beacon)).toEqual(beacon ? [true] : []);
    },
  );
  const drafted = vi.fn<(draft: Draft) => void>();

  beforeEach(async () => {
    drafted.mockClear();
    const draft = freshDraft(details);
    await act(async () => root.render(<Seats details={details} draft={draft} onDraft={drafted} />));
  });

  const picker = () => [...ground.querySelectorAll("select")].at(-1);
  const fill = async () => act(async () => button(en.newTable.fillBots)?.click());

  it("is filled with novices, or with the level that was picked", async () => {
    await fill();
    expect(drafted.mock.lastCall?.[0].seats).toEqual([null, "novice", "novice", "novice"]);
    expect(ground.textContent).toContain(en.common.botsAbout.novice);
    await act(async () => {
      const select = picker();
      if (select === undefined) throw new Error("no picker");
      select.value = "master";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(ground.textContent).toContain(en.common.botsAbout.master);
    await fill();
    expect(drafted.mock.lastCall?.[0].seats).toEqual([null, "master", "master", "master"]);
  });
});

describe("a free chair", () => {
  const seated = vi.fn<LobbyActions["bot"]>(async () => undefined);
  const nothing = async () => undefined;
  const actions: LobbyActions = {
    sit: nothing,
    stand: nothing,
    colour: nothing,
    ready: nothing,
    beside: nothing,
    bot: seated,
    change: nothing,
    kick: nothing,
    handOver: nothing,
    mute: nothing,
    start: nothing,
    abandon: nothing,
  };
  const chair: SeatAnswer = {
    person: null,
    name: "",
    bot: null,
    colour: 2,
    ready: false,
    companion: false,
    persona: "",
  };

  const show = async (level: string | null, isHost: boolean) =>
    act(async () =>
      root.render(
        <Chair
          chair={chair}
          number={2}
          host="ann"
          me="ann"
          standing={{ mine: 0, isHost, host: "Ann", free: [2], unready: [], canStart: false }}
          connected={false}
          muted={false}
          shareable={true}
          level={level}
          actions={actions}
          sit={() => {}}
          invite={() => {}}
          run={async (what) => {
            await what();
            return true;
          }}
        />,
      ),
    );

  it("takes the bot that the host has picked", async () => {
    await show("expert", true);
    await act(async () => button("Expert")?.click());
    expect(seated).toHaveBeenCalledExactlyOnceWith(2, "expert");
  });

  it("takes none from others, and none that is not known", async () => {
    await show("expert", false);
    expect(button("Bot")).toBeUndefined();
    await show(null, true);
    expect(button("Bot")).toBeUndefined();
  });
});
