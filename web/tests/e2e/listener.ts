// Somebody who listens: finds everything by its role and its name, as a screen reader tells them.

import type { Locator, Page } from "playwright-core";
import { labelOf } from "../../src/games/forty-thieves/model/labels";
import { placeName } from "../../src/games/forty-thieves/model/naming";
import { isSkip, readWord } from "../../src/games/forty-thieves/model/words";
import { placeInWords } from "../../src/games/master-thieves/model/describe";
import { type ActionChoice, bind } from "../../src/games/master-thieves/model/words";
import type { View as MasterView } from "../../src/generated/master_thieves";
import { en } from "../words";
import { type Named, thingsIn } from "./things";
import { isAsked, outcome, probe } from "./watching";

export async function decideByNames(page: Page, word: string, since: number): Promise<void> {
  for (const thing of thingsIn(word)) {
    if (!(await isAsked(page, since))) return;
    if (thing.kind === "drawer") await showAllDrawers(page);
    await named(page, beginning(thing)).press("Enter");
  }
  if ((await outcome(page, since, word)) !== "button") return;
  await named(page, await buttonNames(page, word)).press("Enter");
}

/** A button by any of these beginnings of its name. */
function named(page: Page, names: string[]): Locator {
  const plain = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const name = new RegExp(`^(${plain.join("|")})`);
  return page.getByRole("main").getByRole("button", { name, disabled: false }).first();
}

async function showAllDrawers(page: Page): Promise<void> {
  const all = page.getByRole("button", { name: en.master.box.overview });
  if ((await all.count()) > 0) await all.press("Enter");
}

/** How the name of a thing begins, before it tells how the thing stands. */
function beginning({ kind, name }: Named): string[] {
  const { board, hand } = en.forty;
  const gem = Number(name);
  switch (kind) {
    case "drawer":
      return [`${placeInWords(en.master, name)}:`];
    case "square":
      return [`${name}:`];
    case "tile":
      return [hand.tile({ slot: gem, front: "|", jar: "" }).split("|")[0] ?? ""];
    case "sapphire":
      return [board.gem({ gem }), board.noGem({ gem })];
    case "line":
      return [placeName(en.forty, name)];
  }
}

async function buttonNames(page: Page, word: string): Promise<string[]> {
  const view = (await probe(page))?.view ?? {};
  if (!("grains" in view)) return fortyNames(page, word, view);
  const [verb, what = ""] = word.split(" ");
  if (verb === "choose") {
    const characters = Object.entries(en.master.character);
    const [, name] = characters.find(([key]) => key.replace("_", "-") === what) ?? [];
    return [`${name} `];
  }
  // The border: what the page shows has the shape that was generated.
  const bound = bind([word], view as unknown as MasterView);
  const deeds = [...bound.atDrawer, ...bound.atBox, ...bound.atPillow, ...bound.rest];
  return deeds.map(deedName);
}

function deedName(deed: ActionChoice): string {
  const { deeds, kind } = en.master;
  if (deed.kind === "put") return deeds.put({ count: deed.count });
  if (deed.kind === "move") return deeds[deed.move];
  if (deed.kind === "plain") return deeds[deed.name];
  if (deed.kind === "unknown") return deeds.other({ word: deed.word });
  return deeds[deed.kind]({ gem: kind[deed.gem] });
}

interface Seen {
  viewer?: number;
  seats?: { fronts: string[] | null }[];
}

async function fortyNames(page: Page, word: string, { viewer = 0, seats = [] }: Seen) {
  const read = readWord(word);
  const t = en.forty;
  if (isSkip(read)) {
    const { keep, letBe, noMore, noWish, skip } = t.actions;
    return [keep, letBe, noMore, noWish, skip];
  }
  if (read.verb === "dagger") return [t.dagger.play, t.actions.dagger];
  const fronts = seats[viewer]?.fronts ?? [];
  return [labelOf(read, { t, names: await namesAt(page), fronts })];
}

/** Who sits at the table of this page. */
export async function namesAt(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const response = await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`);
    const table: { seats: { name: string }[] } = await response.json();
    return table.seats.map((chair) => chair.name);
  });
}
