import { defaultTable } from "../../naming/tableDefaults";
import * as api from "../../net/api";
import { sessionOpened } from "../../store/session";

/** Lay a table for friends and sit down; its lobby has the link. Return its id. */
export async function openForFriends(game: string): Promise<string> {
  await sessionOpened();
  const { games } = await api.fetchGames();
  const found = games.find((one) => one.name === game);
  if (found === undefined) throw new api.Refused(400, "unknown-game");
  const table = await api.openTable(defaultTable(found));
  await api.sit(table.id, 0);
  return table.id;
}
