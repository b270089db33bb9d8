// The games that the pictures are taken of: tables that wait at a question, and finished games with
// everything that is to be caught in its flight.

import type { Browser } from "playwright-core";
import type { Cookies, Moment } from "./camera";
import {
  FORTY_STOPS,
  fortyDecider,
  type Halt,
  MASTER_STOPS,
  masterDecider,
  NEVER,
} from "./deciders";
import { FORTY_MOMENTS, MASTER_MOMENTS, type Wanted } from "./moments";
import { Person } from "./people";

export interface Prepared {
  /** By what the server knows those who hold the camera: for each part, and who has an account. */
  cookies: Record<"screens" | "master" | "forty" | "dora", Cookies>;
  lobby: string;
  crowded: string;
  /** Tables that wait for Ada, by the name of the picture. */
  waiting: Map<string, string>;
  moments: Map<string, Moment>;
  /** Finished games by name. */
  over: Map<string, string>;
  /** A table to look at when the server goes. */
  lost: string;
}

const TRIES = 12;

/** Play what is needed for some pictures: games that wait, events, and games that are over. */
export async function prepare(
  browser: Browser,
  url: string,
  needs: Set<string>,
): Promise<Prepared> {
  const ada = await Person.enter(browser, url, "Ada");
  const ben = await Person.enter(browser, url, "Ada");
  const waiting = new Map<string, string>();
  const moments = new Map<string, Moment>();
  const over = new Map<string, string>();
  const hunting: [string, Person, string, Wanted[]][] = [
    ["master-over", ada, "master-thieves", MASTER_MOMENTS],
    ["forty-over", ben, "forty-thieves", FORTY_MOMENTS],
  ];
  for (const [name, person, game, all] of hunting) {
    const wanted = all.filter((one) => needs.has(one.name));
    if (wanted.length === 0 && !needs.has(name)) continue;
    over.set(name, await hunt(browser, url, person, game, wanted, moments));
  }
  for (const [name, halt] of Object.entries(MASTER_STOPS)) {
    if (!needs.has(`master-${name}`)) continue;
    const found = await arrive(name, async (seed) => {
      const table = await tableFor(ada, "master-thieves", halt);
      return { table, how: await ada.play(table, masterDecider(seed, halt)) };
    });
    if (found !== null) waiting.set(`master-${name}`, found);
  }
  for (const [name, halt] of Object.entries(FORTY_STOPS)) {
    if (!needs.has(`forty-${name}`)) continue;
    const found = await arrive(name, async (seed) => {
      const table = await tableFor(ben, "forty-thieves", halt);
      return { table, how: await ben.play(table, fortyDecider(seed, halt)) };
    });
    if (found !== null) waiting.set(`forty-${name}`, found);
  }
  const lost = waiting.get("master-choose") ?? (await begun(ada));
  const dora = await Person.enter(browser, url, "Dora");
  const bruno = await Person.enter(browser, url, "Bruno");
  await dora.ask("POST", "/api/me/account", { account: "dora", password: "open sesame!" });
  return {
    cookies: {
      screens: await bruno.cookies(),
      master: await ada.cookies(),
      forty: await ben.cookies(),
      dora: await dora.cookies(),
    },
    ...(await openTables(ada, dora, bruno)),
    waiting,
    moments,
    over,
    lost,
  };
}

/** Everybody may open so many tables; two of the same name open them for the two games. */
function tableFor(person: Person, game: string, halt: Pick<Halt<unknown>, "seats" | "edition">) {
  return person.table(game, halt.seats, halt.edition ? { edition: halt.edition } : {});
}

/** A game that has just begun. */
async function begun(ada: Person): Promise<string> {
  const table = await ada.table("master-thieves", 3);
  await ada.play(table, () => null);
  return table;
}

/** Play games until one stops where it is to; null if none does. */
async function arrive(
  name: string,
  begin: (seed: number) => Promise<{ table: string; how: "stopped" | "over" }>,
): Promise<string | null> {
  for (let seed = 1; seed <= 8; seed += 1) {
    const { table, how } = await begin(seed);
    if (how === "stopped") return table;
  }
  console.warn(`no game came to “${name}”`);
  return null;
}

/** Play whole games until every wanted event has happened; return a finished game. */
async function hunt(
  browser: Browser,
  url: string,
  first: Person,
  game: string,
  wanted: Wanted[],
  found: Map<string, Moment>,
): Promise<string> {
  let over = "";
  let person = first;
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const missing = wanted.filter(({ name }) => !found.has(name));
    const [next] = missing;
    if (next === undefined && over !== "") break;
    const edition = next?.edition === undefined ? {} : { edition: next.edition };
    if (seed > 1) person = await Person.enter(browser, url, "Ada");
    const table = await person.table(game, next?.seats ?? 3, edition);
    if (game === "master-thieves") await person.play(table, masterDecider(seed, NEVER));
    else await person.play(table, fortyDecider(seed, NEVER));
    if (over === "") over = table;
    const steps = await person.replay(table);
    for (const one of missing) {
      const at = steps.find((step) => step.seq > 0 && step.events.some(one.is));
      if (at === undefined) continue;
      const { event, fraction } = one;
      const nth = at.events.filter((other) => other.event === event).findIndex(one.is) + 1;
      found.set(one.name, { table, seq: at.seq, event, nth, fraction });
    }
  }
  for (const { name } of wanted) if (!found.has(name)) console.warn(`no game had “${name}”`);
  return over;
}

/** A table where people gather and talk, and a few that others can find. */
async function openTables(
  ada: Person,
  dora: Person,
  bruno: Person,
): Promise<{ lobby: string; crowded: string }> {
  const bots = [{ seat: 3, bot: "novice" }];
  const lobby = await ada.ask<{ id: string }>("POST", "/api/tables", {
    game: "master-thieves",
    seats: 5,
    bots,
    public: true,
  });
  await ada.sit(lobby.id, 0);
  await dora.sit(lobby.id, 1);
  await bruno.sit(lobby.id, 2, false);
  await ada.say(lobby.id, "One more chair. Who brings the tea?");
  await bruno.say(lobby.id, "I do. Two minutes!");
  const crowded = await bruno.ask<{ id: string }>("POST", "/api/tables", {
    game: "forty-thieves",
    edition: "leaders",
    seats: 4,
    public: true,
  });
  await bruno.sit(crowded.id, 0);
  return { lobby: lobby.id, crowded: crowded.id };
}
