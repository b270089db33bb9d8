// @vitest-environment jsdom

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { thieves } from "../../../src/i18n/en/thieves";
import { SeatFace } from "../../../src/thieves/SeatFace";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function seated(persona: string): Promise<void> {
  const player = { name: "Corvina", colour: 2, bot: "expert", persona };
  await act(async () => root.render(<SeatFace player={player} />));
}

test("a thief's portrait is a button, and opens what there is to know about it", async () => {
  await seated("corvina");
  const face = document.querySelector("button");
  expect(face?.getAttribute("aria-label")).toBe("Corvina");
  expect(face?.querySelector("img")?.getAttribute("src")).toMatch(/corvina.*svg/);
  await act(async () => {
    face?.click();
    await vi.dynamicImportSettled();
  });
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  const told = document.querySelector("dialog")?.textContent;
  expect(told).toContain("Corvina");
  expect(told).toContain("Expert");
  expect(told).toContain(thieves.who.corvina.life);
  expect(told).toContain(thieves.who.corvina.play);
});

test.each(["", "somebody of a later version"])(
  "the persona %o has no portrait",
  async (persona) => {
    await seated(persona);
    expect(document.querySelector("img, button")).toBeNull();
  },
);
