// Whole games by what a screen reader tells: every button by its role and name, every event said
// once and in its order, every question said once.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { question as fortyQuestion } from "../../src/games/forty-thieves/model/questions";
import { NOTHING_PICKED } from "../../src/games/forty-thieves/model/selection";
import { fortySentence } from "../../src/games/forty-thieves/sentences";
import { question as masterQuestion } from "../../src/games/master-thieves/model/promptText";
import { masterSentence } from "../../src/games/master-thieves/sentences";
import type {
  GameAction as FortyAction,
  GameEvent as FortyEvent,
  View as FortyView,
} from "../../src/generated/forty_thieves";
import type {
  GameEvent as MasterEvent,
  View as MasterView,
} from "../../src/generated/master_thieves";
import { en } from "../words";
import { sitDown } from "./browser";
import { dice, playOn, probe } from "./driver";
import { playWithBots } from "./gathering";
import { ALL, openHouse } from "./house";
import { namesAt } from "./listener";
import { eventsOf, heard, listenTo, type Told } from "./speech";
import type { Asked } from "./watching";
import { expectWellEnded, FORTY, MASTER } from "./whole";

const house = openHouse();

/** Who opens a table sits on its first chair. */
const YOU = 0;

/** The border: views and events have the shapes that were generated from the server. */
function sentence(game: string, event: Told, names: string[]): string {
  return game === "master-thieves"
    ? masterSentence(en, event as unknown as MasterEvent, names, YOU)
    : fortySentence(en, event as unknown as FortyEvent, names, YOU);
}

async function questionOn(page: Page, game: string, asked: Asked): Promise<string> {
  const view: unknown = (await probe(page))?.view;
  if (game === "master-thieves") return masterQuestion(en.master, view as MasterView);
  return fortyQuestion({
    t: en.forty,
    view: view as FortyView,
    names: [],
    fronts: [],
    choices: asked.choices as FortyAction[],
    selection: NOTHING_PICKED,
  });
}

// Whole games that are sooner over: listening takes its time.
const PLAYED = [
  ["forty-thieves", FORTY],
  ["master-thieves", { imitation_diamonds: 4, ...MASTER }],
] as const;

test.each(PLAYED.slice(0, ALL ? 2 : 1))(
  "a whole game of %s by roles and names, each thing said once",
  async (game, changes) => {
    const page = await sitDown(house.browser, house.url, { speed: 60, unseen: true });
    const events = eventsOf(page);
    await listenTo(page);
    await playWithBots(page, { game, seats: 2, changes });
    const names = await namesAt(page);

    let before = 0;
    const unsaid: string[] = [];
    const asked = async (asks: Asked) => {
      const wanted = await questionOn(page, game, asks);
      const all = await heard(page);
      const others = all.slice(before).filter((one) => one.from === "other");
      before = all.length;
      const turns = others.filter((one) => one.text === en.table.yourTurn).length;
      const times = others.filter((one) => one.text.endsWith(wanted)).length;
      if (turns !== 1 || times !== 1) unsaid.push(`${turns} ${times} ${wanted}`);
    };
    await playOn(page, "listener", dice(21), { asked });
    expect(unsaid).toEqual([]);

    const said = (await heard(page)).filter((one) => one.from === "log").map((one) => one.text);
    const story = events.map((event) => sentence(game, event, names)).filter((text) => text !== "");
    expect(said).toEqual(story);
    expect(story.length).toBeGreaterThan(ALL ? 50 : 10);
    await expectWellEnded(page);
  },
);
