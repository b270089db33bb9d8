// What is heard of each event: never more than is shown, and never more than may be known.

import { expect, test } from "vitest";
import { fortySounds } from "../../../src/games/forty-thieves/sounds";
import { masterSounds } from "../../../src/games/master-thieves/sounds";
import type { GameEvent as FortyEvent } from "../../../src/generated/forty_thieves";
import { type Sound, several, VOICES, type Voice } from "../../../src/sound/sounds";
import { GAMES } from "../games/forty-thieves/games";
import { events as masterEvents } from "../games/master-thieves/games";

const fortyEvents = Object.values(GAMES)
  .flat()
  .flatMap((step) => step.events);
const heard: [event: { event: string }, sounds: Sound[]][] = [
  ...masterEvents.map((event): [typeof event, Sound[]] => [event, masterSounds(event)]),
  ...fortyEvents.map((event): [typeof event, Sound[]] => [event, fortySounds(event)]),
];

test("every sound begins while its event is shown", () => {
  for (const [event, sounds] of heard) {
    for (const { at, strength = 1 } of sounds) {
      expect(at, event.event).toBeGreaterThanOrEqual(0);
      expect(at, event.event).toBeLessThanOrEqual(1);
      expect(strength, event.event).toBeGreaterThan(0);
    }
  }
});

test("every voice is heard somewhere: by an event, when one is asked, or at the end", () => {
  const used = new Set<Voice>(heard.flatMap(([, sounds]) => sounds.map(({ voice }) => voice)));
  const called: Voice[] = ["yours", "end"];
  expect(VOICES.filter((voice) => !used.has(voice) && !called.includes(voice))).toEqual([]);
});

test("a glimpse and a draw sound alike for those who see and those who do not", () => {
  const secret = fortyEvents.filter(
    (event) => event.event === "Glimpsed" || event.event === "Drew",
  );
  expect(secret.length).toBeGreaterThan(10);
  for (const event of secret) {
    const veiled = { ...event, front: null } as FortyEvent;
    expect(fortySounds(veiled)).toEqual(fortySounds(event));
  }
});

test("gems fall one after the other, at most five, ever softer", () => {
  const falling = several("cloth", 9, 0.3);
  expect(falling.map(({ at }) => at.toFixed(2))).toEqual(["0.30", "0.39", "0.48", "0.57", "0.66"]);
  const strengths = falling.map(({ strength }) => strength ?? 1);
  expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
  expect(several("cloth", 0, 0.3)).toEqual([]);
});
