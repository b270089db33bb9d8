import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { remarkable as fortyRemarkable } from "../../../src/games/forty-thieves/remarks";
import { remarkable as masterRemarkable } from "../../../src/games/master-thieves/remarks";
import { thieves as de } from "../../../src/i18n/de/thieves";
import { thieves as en } from "../../../src/i18n/en/thieves";
import { thieves as fr } from "../../../src/i18n/fr/thieves";
import { thieves as it } from "../../../src/i18n/it/thieves";
import type { Json } from "../../../src/store/tableState";
import type { Occurrence } from "../../../src/table/remarks";
import { remarkOf as chosen, ONE_IN, type Remark } from "../../../src/thieves/choosing";
import { THIEVES } from "../../../src/thieves/ids";
import { occurrenceOf } from "../../../src/thieves/occurrence";

type Choose = (
  table: string,
  moment: Occurrence,
  players: { seat: number; persona?: string }[],
) => Remark | null;

/** Whichever game finds it worth a remark: kinds of events that both have mean the same. */
const remarkOf: Choose = (table, moment, players) =>
  chosen(
    table,
    moment,
    players,
    (one) => masterRemarkable(one as never) ?? fortyRemarkable(one as never),
  );

interface Row {
  /** The event as each seat and then an onlooker witnesses it; once, if it is the same to all. */
  seen: Json[];
  /** The table before it, as each of them sees it. */
  before: Json[];
}

const VIEWERS = [0, 1, 2, 3];
const PLAYERS = [
  { seat: 0, persona: "corvina" },
  { seat: 1 },
  { seat: 2, persona: "oswin" },
  { seat: 3, persona: "somebody of a later version" },
];

function recorded(name: string): Row[] {
  const lines = readFileSync(join(import.meta.dirname, "fixtures", name), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** The moments of a game as one viewer has them. */
function moments(rows: Row[], viewer: number): Occurrence[] {
  return rows.map((row) => {
    const event = row.seen[viewer] ?? row.seen[0];
    const before = row.before[viewer] ?? row.before[0];
    if (event === undefined || before === undefined) throw new Error("an event that nobody saw");
    return occurrenceOf({ event, before });
  });
}

/** How often viewers of the same game hear something different, at twenty tables. */
function differences(rows: Row[], choose: Choose): number {
  let found = 0;
  for (let table = 0; table < 20; table += 1) {
    const heard = VIEWERS.map((viewer) =>
      moments(rows, viewer).map((moment) => choose(`table ${table}`, moment, PLAYERS)),
    );
    heard[0]?.forEach((remark, at) => {
      const told = JSON.stringify(remark);
      if (heard.some((other) => JSON.stringify(other[at]) !== told)) found += 1;
    });
  }
  return found;
}

describe.each(["master.jsonl", "forty.jsonl"])("in %s", (name) => {
  const rows = recorded(name);

  test("everybody hears the same remarks", () => {
    expect(differences(rows, remarkOf)).toBe(0);
  });

  test("a remark that looks at what is veiled would be noticed", () => {
    const planted: Choose = (table, moment, players) => {
      const { event } = moment;
      if (event.event === "Seen" && event.gems !== null) return remarkOf(table, over(), players);
      if (event.event === "Glimpsed" && event.front !== null)
        return remarkOf(table, over(), players);
      return remarkOf(table, moment, players);
    };
    expect(differences(rows, planted)).toBeGreaterThan(0);
  });

  test("something is said, but seldom", () => {
    let said = 0;
    let all = 0;
    for (let table = 0; table < 200; table += 1) {
      for (const moment of moments(rows, 3)) {
        if (moment.event.event === "GameOver") continue;
        all += 1;
        if (remarkOf(`table ${table}`, moment, PLAYERS) !== null) said += 1;
      }
    }
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThan(all / ONE_IN);
  });
});

function over(): Occurrence {
  const event = { event: "GameOver", ending: "round_cap", scores: [1, 2], winners: [1] } as const;
  return { event: { ...event, scores: [1, 2], winners: [1] }, round: 9, actor: null, scores: null };
}

test("of moments that can be remarked upon about one in four is", () => {
  let said = 0;
  for (let table = 0; table < 2_000; table += 1) {
    const event = { event: "Failed", seat: 0, place: "x" } as const;
    const moment = { event, round: 3, actor: 0, scores: [0, 0, 0] };
    if (remarkOf(`table ${table}`, moment, PLAYERS) !== null) said += 1;
  }
  expect(said / 2_000).toBeGreaterThan(0.2);
  expect(said / 2_000).toBeLessThan(0.3);
});

test("only thieves speak", () => {
  const nobody = [{ seat: 0 }, { seat: 1, persona: "" }];
  expect(remarkOf("table", over(), nobody)).toBeNull();
});

test("whoever has won says something else than whoever has lost", () => {
  expect(remarkOf("table", over(), [{ seat: 1, persona: "pip" }])?.occasion).toBe("won");
  expect(remarkOf("table", over(), [{ seat: 0, persona: "pip" }])?.occasion).toBe("lost");
});

test("who takes the lead is remarked upon as such by others", () => {
  const said = new Set<string>();
  for (let table = 0; table < 50; table += 1) {
    const event = { event: "TookGem", seat: 1, gem: 4 } as const;
    const moment = { event, round: 3, actor: 1, scores: [2, 2, 1] };
    said.add(remarkOf(`table ${table}`, moment, PLAYERS)?.occasion ?? "");
  }
  expect([...said].sort()).toEqual(["", "ahead"]);
});

test("every language has as many sentences as English, and two lines about every thief", () => {
  const count = (words: typeof en) =>
    Object.values(words.remarks).map((by) => Object.values(by).map((list) => list.length));
  for (const words of [de, fr, it]) {
    expect(count(words as typeof en)).toEqual(count(en));
  }
  expect(Object.keys(en.who).sort()).toEqual([...THIEVES].sort());
});
