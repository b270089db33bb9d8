// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { LiveTable } from "../../../src/store/liveTable";
import { speedOf } from "../../../src/store/pace";
import { settingsStore, storedSettings } from "../../../src/store/settings";
import { choosePace } from "../../../src/store/tablePace";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const kept = (settings: object) => {
  localStorage.setItem("larceny.settings", JSON.stringify(settings));
  return storedSettings();
};

test("who had chosen a speed keeps it as a pace", () => {
  const paces = [0.5, 1, 2, 4].map((speed) => kept({ speed }).pace);
  expect(paces).toEqual(["calm", "normal", "brisk", "at-once"]);
  expect(kept({ speed: 1 })).not.toHaveProperty("speed");
});

test("a pace that was chosen stays, and one that nobody knows is the normal one", () => {
  expect(kept({ pace: "calm", speed: 4 }).pace).toBe("calm");
  expect(kept({ pace: "hasty" }).pace).toBe("normal");
});

test("who comes for the first time sees night or day as the device has it", () => {
  expect(storedSettings().theme).toBe("system");
});

test("the table's pace holds, unless somebody likes another one", () => {
  expect(speedOf("normal", "calm")).toBe(0.65);
  expect(speedOf("normal", "brisk")).toBe(2);
  expect(speedOf("calm", "brisk")).toBe(0.65);
  expect(speedOf("at-once", "calm")).toBe(Number.POSITIVE_INFINITY);
});

test("a table that waits for nobody is still shown to who has not asked for that", () => {
  expect(speedOf("normal", "at-once")).toBe(2);
});

test("a pace that is chosen at a table holds there, also after a reload, and nowhere else", () => {
  const [here, next] = ["A".repeat(22), "B".repeat(22)];
  const table = new LiveTable(here);
  choosePace(here, table.chosenPace, "at-once");
  expect(table.speed.factor).toBe(Number.POSITIVE_INFINITY);
  expect(new LiveTable(here).speed.factor).toBe(Number.POSITIVE_INFINITY);
  expect(new LiveTable(next).speed.factor).toBe(1);
  expect(settingsStore.get().pace).toBe("normal");
});
