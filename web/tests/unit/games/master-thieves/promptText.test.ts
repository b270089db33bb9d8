// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { master as words } from "../../../../src/games/master-thieves/i18n/en/table";
import { question } from "../../../../src/games/master-thieves/model/promptText";
import { isChoosing } from "../../../../src/games/master-thieves/panels/Role";
import type { View } from "../../../../src/generated/master_thieves";
import { games } from "./games";

const [, steps] = games[0] ?? ["", []];
const view = steps.find((step) => step.view.phase === "take")?.view;

/** Somebody who has looked further, with these gems in front and perhaps a ruby behind. */
function looking(gems: string, ruby: boolean): View {
  if (view === undefined || view.open_drawer === null) throw new Error("no drawer is open");
  const drawer = { ...view.open_drawer, gems, looked: true, long: true, ruby };
  return { ...view, phase: "ruby", viewer: null, open_drawer: drawer };
}

describe("the question about the ruby", () => {
  it("speaks of the gems in front only where there are some", () => {
    expect(question(words, looking("1D", true))).toContain("gems in front");
    expect(question(words, looking("", true))).not.toContain("gems in front");
    expect(question(words, looking("1S", false))).toContain("gave up");
    expect(question(words, looking("", false))).not.toContain("gave up");
  });
});

describe("who chooses", () => {
  it("is who has been asked and has laid no card yet", () => {
    const asked = steps.find((step) => step.view.phase === "choose" && step.legal !== null)?.view;
    if (asked === undefined || asked.viewer === null) throw new Error("nobody chooses");
    const seat = asked.viewer;
    expect(isChoosing(asked, seat)).toBe(true);
    const seats = asked.seats.map((one) => ({ ...one, has_chosen: true }));
    expect(isChoosing({ ...asked, seats }, seat)).toBe(false);
    expect(isChoosing({ ...asked, phase: "open" }, seat)).toBe(false);
  });
});
