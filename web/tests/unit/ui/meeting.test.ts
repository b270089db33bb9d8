// When a group meets next, wherever one is.

import { expect, test } from "vitest";
import { minutesOf, nextMeeting, weekdayName } from "../../../src/ui/clubs/meeting";

const at = (text: string) => Date.parse(text);
const thursday = { weekday: 3, minute: 20 * 60, zone: "Europe/Berlin" };
const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

test.each([
  ["2026-11-17T12:00:00Z", "2026-11-19T19:00:00.000Z"], // winter: an hour ahead of UTC
  ["2026-11-19T18:59:59Z", "2026-11-19T19:00:00.000Z"],
  ["2026-11-19T19:00:00Z", "2026-11-26T19:00:00.000Z"], // it has begun: the next is in a week
  ["2026-07-15T12:00:00Z", "2026-07-16T18:00:00.000Z"], // summer: two hours
  ["2026-10-23T12:00:00Z", "2026-10-29T19:00:00.000Z"], // clocks are put back in between
  ["2026-03-27T12:00:00Z", "2026-04-02T18:00:00.000Z"], // and forward
])("after %s a group of Berlin meets at %s", (now, then) => {
  expect(iso(nextMeeting(thursday, at(now)))).toBe(then);
});

test("a day of the week is that of its zone, not of the reader or UTC", () => {
  const early = { weekday: 0, minute: 30, zone: "Pacific/Auckland" };
  expect(iso(nextMeeting(early, at("2026-06-10T00:00:00Z")))).toBe("2026-06-14T12:30:00.000Z");
  const late = { weekday: 6, minute: 23 * 60, zone: "America/Los_Angeles" };
  expect(iso(nextMeeting(late, at("2026-06-10T00:00:00Z")))).toBe("2026-06-15T06:00:00.000Z");
});

test("a zone that the browser does not know tells no time", () => {
  expect(nextMeeting({ ...thursday, zone: "Moon/Tycho" }, at("2026-11-17T12:00:00Z"))).toBe(null);
});

test("days have names, and times are minutes", () => {
  expect([weekdayName(0, "en"), weekdayName(6, "de")]).toEqual(["Monday", "Sonntag"]);
  expect([minutesOf("20:15"), minutesOf("00:00"), minutesOf("")]).toEqual([1215, 0, null]);
});
