// @vitest-environment jsdom
// What the server refuses while a table is being given up is said where it was asked.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableAnswer } from "../../../src/generated/api";
import { errors } from "../../../src/i18n/en/errors";
import { table as words } from "../../../src/i18n/en/table";
import { LiveTable } from "../../../src/store/liveTable";
import { sessionStore } from "../../../src/store/session";
import { FrameHead } from "../../../src/ui/frame/FrameHead";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("fetch", () => answer());
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

const HOST = "ann";
const sheet = { parts: [], open: null, unread: 0, toggle: () => {}, close: () => {} };
const hinting = {
  offered: false,
  may: false,
  asking: false,
  hint: null,
  problem: null,
  ask: () => {},
  close: () => {},
};

let root: Root;
let answer: () => Promise<Response>;

beforeEach(async () => {
  sessionStore.set((now) => ({ ...now, me: { id: HOST } as NonNullable<typeof now.me> }));
  const liveTable = new LiveTable("AAAAAAAAAAAAAAAAAAAAAA");
  const lobby = { game: "master-thieves", status: "playing", host: HOST, clock: { kind: "none" } };
  liveTable.state.set((now) => ({ ...now, lobby: lobby as TableAnswer }));
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <FrameHead
        liveTable={liveTable}
        players={[]}
        asked={false}
        moving={false}
        view={null}
        sheet={sheet}
        hinting={hinting}
      />,
    ),
  );
  await press("menu");
  await press(words.abandon);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

/** Press the last button of a name: that of a dialog, where one is open. */
async function press(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll("button")];
  const found = buttons.findLast((one) => one.textContent === name || one.dataset.frame === name);
  if (found === undefined) throw new Error(`there is no button "${name}"`);
  await act(async () => found.click());
}

const asks = () => document.querySelector("dialog") !== null;
const problem = () => document.querySelector("dialog [role=alert]")?.textContent ?? "";

test("what was refused is said, and it can be tried again", async () => {
  answer = async () => new Response("", { status: 503 });
  await press(words.abandon);
  expect(asks()).toBe(true);
  expect(problem()).toContain(errors.codes["server-trouble"]);

  answer = async () => new Response("{}", { status: 200 });
  await press(words.abandon);
  expect(asks()).toBe(false);
});

test("a server that cannot be reached is said too", async () => {
  answer = async () => {
    throw new TypeError("Failed to fetch");
  };
  await press(words.abandon);
  expect(problem()).toContain(errors.codes.offline);
});
