// @vitest-environment jsdom
// Which sentences are loaded when: a table needs those of its own game only.

import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

beforeEach(() => vi.resetModules());

/** The program as it is when a page has just been opened. */
async function opened() {
  await import("../../../src/games");
  const i18n = await import("../../../src/i18n/use");
  const { loadGame } = await import("../../../src/table/registry");
  const { settingsStore } = await import("../../../src/store/settings");
  return { ...i18n, loadGame, settingsStore };
}

/** What screens say from now on. */
async function listen({ useMessages }: Awaited<ReturnType<typeof opened>>) {
  const said: object[] = [];
  function Screen(): null {
    said.push(useMessages());
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Screen />));
  return said;
}

test("a table has the sentences of its own game, and not those of others", async () => {
  const program = await opened();
  await program.speakAtTable([]);
  await program.loadGame("forty-thieves");

  const said = await listen(program);

  expect(said.at(-1)).toHaveProperty("forty");
  expect(said.at(-1)).not.toHaveProperty("master");
});

test("any other screen has the sentences of all games", async () => {
  const program = await opened();
  const { speakAtTable, speakWholly, loadGame } = program;
  await Promise.all([speakAtTable([]), loadGame("forty-thieves"), speakWholly()]);

  const said = await listen(program);

  expect(said.at(-1)).toHaveProperty("forty");
  expect(said.at(-1)).toHaveProperty("master");
});

test("in another language there are the sentences of the same games", async () => {
  const program = await opened();
  await program.speakAtTable([]);
  await program.loadGame("forty-thieves");
  const said = await listen(program);
  const before = said.at(-1);

  await act(async () => {
    program.settingsStore.set((now) => ({ ...now, language: "de" }));
    await program.speak("de");
  });

  expect(said.at(-1)).not.toBe(before);
  expect(said.at(-1)).toHaveProperty("forty");
  expect(said.at(-1)).not.toHaveProperty("master");
});

test("a table has nothing of what is said away from it, until a screen beside it wants that", async () => {
  const program = await opened();
  await program.speakAtTable([]);
  await program.loadGame("forty-thieves");
  const said = await listen(program);
  const atTable = said.at(-1);

  await act(() => program.speakWholly([]));

  expect(atTable).not.toHaveProperty("clubs");
  expect(atTable).not.toHaveProperty("forty.puzzles");
  expect(said.at(-1)).toHaveProperty("clubs");
  expect(said.at(-1)).toHaveProperty("forty.puzzles");
  expect(said.at(-1)).toHaveProperty("forty.advice");
  expect(said.at(-1)).not.toHaveProperty("master");
});

test("what is said away from a table is also spoken in another language", async () => {
  const program = await opened();
  await program.speakWholly();
  const said = await listen(program);

  await act(async () => {
    program.settingsStore.set((now) => ({ ...now, language: "fr" }));
    await program.speak("fr");
  });

  expect(said.at(-1)).toHaveProperty("clubs.title", "Groupes");
  expect(said.at(-1)).toHaveProperty("master.puzzles");
});

test("a screen that says more than has been loaded fails", async () => {
  const program = await opened();
  await program.speakAtTable();
  const root = createRoot(document.createElement("div"), { onUncaughtError: () => {} });
  function Screen(): null {
    program.useAllMessages();
    return null;
  }

  const shown = act(async () => root.render(<Screen />));

  await expect(shown).rejects.toThrow("before all its sentences have come");
});
