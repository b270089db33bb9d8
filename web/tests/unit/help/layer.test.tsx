// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explaining, helpOn } from "../../../src/hooks/help";
import { speakWholly } from "../../../src/i18n/use";
import { HelpLayer } from "../../../src/ui/help/HelpLayer";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: Root;
let page: HTMLElement;
const pressed = vi.fn();

beforeEach(async () => {
  await speakWholly();
  await import("../../../src/i18n/en/teach");
  await import("../../../src/ui/help/Answering");
  await import("../../../src/games/master-thieves/answers");
  await import("../../../src/games/master-thieves/i18n/en/teach");
  vi.useFakeTimers();
  pressed.mockClear();
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  await act(async () => {
    root.render(
      <>
        <button type="button" id="thief" {...helpOn("character:thief")} onClick={pressed} />
        <button
          type="button"
          id="drawer"
          {...helpOn("drawer", { held: false })}
          onClick={pressed}
        />
        <button type="button" id="other" onClick={pressed} />
        <HelpLayer game="master-thieves" rules={{ thief_takes: "may" }} />
      </>,
    );
    await vi.dynamicImportSettled();
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  page.remove();
});

/** What is answered comes when it is asked for. */
const settled = () =>
  act(async () => {
    await vi.dynamicImportSettled();
  });
const thing = (id: string) => page.querySelector<HTMLElement>(`#${id}`);
const note = () => page.querySelector<HTMLElement>("[data-help-note]");
const point = (id: string, type: string) =>
  act(async () => {
    thing(id)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  });
const press = (key: string, from: EventTarget = document.activeElement ?? document.body) =>
  act(async () => {
    from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });

test("a thing that is held answers, with the paragraph, and is not pressed", async () => {
  await point("thief", "pointerdown");
  await act(async () => vi.advanceTimersByTime(600));
  await settled();
  expect(note()?.textContent).toContain("Takes all gems in front, or none.");
  expect(note()?.querySelector("a")?.getAttribute("href")).toBe("/rules/master-thieves#MT-10.1");
  await point("thief", "pointerup");
  await point("thief", "click");
  expect(pressed).not.toHaveBeenCalled();
});

test("the other mouse button asks, too", async () => {
  await point("thief", "contextmenu");
  await settled();
  expect(note()?.textContent).toContain("Takes all gems in front, or none.");
});

test("what the other mouse button means for a thing itself comes first", async () => {
  thing("thief")?.addEventListener("contextmenu", (event) => event.preventDefault());
  await point("thief", "contextmenu");
  await settled();
  expect(note()).toBeNull();
});

test("a short press does what it always does", async () => {
  await point("thief", "pointerdown");
  await act(async () => vi.advanceTimersByTime(200));
  await point("thief", "pointerup");
  await point("thief", "click");
  await act(async () => vi.advanceTimersByTime(600));
  expect(note()).toBeNull();
  expect(pressed).toHaveBeenCalledOnce();
});

test("where holding means something else, only the key and the mode ask", async () => {
  await point("drawer", "pointerdown");
  await act(async () => vi.advanceTimersByTime(600));
  expect(note()).toBeNull();
  thing("drawer")?.focus();
  await press("?");
  await settled();
  expect(note()?.textContent).toContain("What lies, and what falls");
  expect(document.activeElement).toBe(note());
  await press("Escape");
  expect(note()).toBeNull();
  expect(document.activeElement).toBe(thing("drawer"));
});

test("while things are explained the next press on one asks, once", async () => {
  await act(async () => explaining.set(() => true));
  await point("other", "click");
  expect(pressed).toHaveBeenCalledOnce();
  await point("drawer", "click");
  await settled();
  expect(note()).not.toBeNull();
  expect(pressed).toHaveBeenCalledOnce();
  expect(explaining.get()).toBe(false);
});

test("the key goes on to the keys of the table where nothing can answer", async () => {
  const through = vi.fn();
  window.addEventListener("keydown", through);
  thing("other")?.focus();
  await press("?");
  expect(note()).toBeNull();
  expect(through).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", through);
});
