// When a group meets: it is agreed on in one place, and everybody sees it in his own time.

import type { MeetingAnswer } from "../../generated/api";
import type { Language } from "../../store/languages";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** How far the clocks of a zone are ahead of UTC at a moment. */
function aheadBy(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const there = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
  return there - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** The next time that a group meets; null where nobody here knows its zone. */
export function nextMeeting(meeting: MeetingAnswer, now: number): number | null {
  try {
    const today = now + aheadBy(meeting.zone, now); // as if the zone were UTC
    const midnight = Math.floor(today / DAY_MS) * DAY_MS;
    for (let days = 0; days <= 8; days++) {
      const local = midnight + days * DAY_MS + meeting.minute * MINUTE_MS;
      if ((new Date(local).getUTCDay() + 6) % 7 !== meeting.weekday) continue;
      const near = local - aheadBy(meeting.zone, local);
      const at = local - aheadBy(meeting.zone, near); // the clocks may have changed in between
      if (at > now) return at;
    }
    return null;
  } catch {
    return null; // the browser is older than the zone
  }
}

/** "Thursday 20:00", where the reader is. */
export const weekly = (at: number, language: Language) =>
  new Intl.DateTimeFormat(language, { weekday: "long", hour: "numeric", minute: "2-digit" }).format(
    at,
  );

/** The name of a day of the week; 0: Monday. */
export const weekdayName = (weekday: number, language: Language) =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + weekday), // it was a Monday
  );

/** Day and time of a meeting as the reader's clocks show it, to be changed. */
export function hereOf(at: number): { weekday: number; time: string } {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, "0");
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return { weekday: (date.getDay() + 6) % 7, time };
}

/** Minutes since midnight; null: it is no time. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
