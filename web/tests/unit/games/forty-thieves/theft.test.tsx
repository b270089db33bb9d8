// @vitest-environment jsdom
// How a theft is seen: held open until it is told, and only then paid for.

import { act } from "react";
import { describe, expect, it } from "vitest";
import { squaresOf } from "../../../../src/games/forty-thieves/model/notation";
import { sceneOf } from "../../../../src/games/forty-thieves/model/scene";
import { sketch } from "../../../../src/games/forty-thieves/model/sketch";
import { fortyScript } from "../../../../src/games/forty-thieves/script";
import { FortyTable } from "../../../../src/games/forty-thieves/Table";
import type { GameEvent } from "../../../../src/generated/forty_thieves";
import { stepOf } from "./games";
import { makeStage } from "./stage";

const stage = makeStage();
const { view } = stepOf("three_tales", 3);
const announced: GameEvent = {
  ...{ event: "Announced", seat: 1, place: "row 2" },
  fronts: ["rs", "gm", "bh", "L"],
};
const before = sketch(view, announced);

function cueOf(event: GameEvent) {
  const after = sketch(before, event);
  return { id: 1, event, before, after, duration: fortyScript.duration(event, before) };
}

function show(event: GameEvent) {
  const players = [0, 1, 2].map((seat) => ({
    ...{ seat, name: `P${seat}`, colour: seat, bot: null, connected: true, away: false },
  }));
  act(() =>
    stage.root.render(
      <FortyTable
        {...{ shown: before, cue: cueOf(event), seat: 0, players, legal: null, pending: null }}
        act={() => {}}
        reducedMotion={false}
      />,
    ),
  );
}

const verdict = () => stage.host.querySelector<HTMLElement>("[data-verdict]")?.dataset.verdict;

describe("a theft that fails", () => {
  const failed: GameEvent = { event: "Failed", seat: 1, place: "row 2" };

  it("is held for about two seconds, with its jars open", () => {
    expect(cueOf(failed).duration).toBeGreaterThanOrEqual(1800);
    show(failed);
    for (const square of squaresOf("row 2")) {
      const label = stage.host
        .querySelector(`[data-thing="${square}"]`)
        ?.getAttribute("aria-label");
      expect(label).toContain("face up");
    }
    expect(verdict()).toBe("bad");
  });

  it("is paid for with an Evil Eye that flies once the jars were seen", () => {
    const [eye] = sceneOf(cueOf(failed)).flights;
    expect(eye).toMatchObject({ to: "hoard 1", look: { kind: "eye" } });
    expect(eye?.late).toBeGreaterThan(0.4);
  });
});

it("a theft that works says so, too", () => {
  show({ event: "Succeeded", seat: 1, place: "row 2" });
  expect(verdict()).toBe("good");
});
