import { beReady, openOwn } from "../../fairness/fairness";
import { levelAmong } from "../../naming/levels";
import { defaultTable } from "../../naming/tableDefaults";
import * as api from "../../net/api";
import { noteBegun } from "../../store/decided";
import { sessionOpened } from "../../store/session";

/** Lay a table with bots, sit down and begin; return its id. */
export async function playNow(game: string): Promise<string> {
  await sessionOpened();
  const { games } = await api.fetchGames();
  const found = games.find((one) => one.name === game);
  const bot = levelAmong(found?.bots ?? []);
  if (found === undefined || bot === null) throw new api.Refused(400, "unknown-game");
  const usual = defaultTable(found);
  const bots = Array.from({ length: usual.seats - 1 }, (_, other) => ({ seat: other + 1, bot }));
  const table = await api.openTable({ ...usual, bots, hints: true });
  await api.sit(table.id, 0);
  await beReady(table, 0);
  noteBegun(table.id, 0); // bots may move before the table is on the screen
  await openOwn(await api.start(table.id), 0);
  return table.id;
}
