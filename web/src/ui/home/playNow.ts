import * as api from "../../net/api";
import { entered } from "../../store/session";
import { beReady } from "../common/fairness";
import { levelAmong } from "../common/levels";

/** How many sit at a quick table, oneself included. */
const QUICK_SEATS: Record<string, number> = { "master-thieves": 4, "forty-thieves": 3 };

/** Lay a table with bots, sit down and begin; return its id. */
export async function playNow(game: string): Promise<string> {
  await entered();
  const { games } = await api.games();
  const found = games.find((one) => one.name === game);
  const bot = levelAmong(found?.bots ?? []);
  if (found === undefined || bot === null) throw new api.Refused(400, "unknown-game");
  const seats = Math.min(found.most_seats, QUICK_SEATS[game] ?? found.least_seats);
  const bots = Array.from({ length: seats - 1 }, (_, other) => ({ seat: other + 1, bot }));
  const table = await api.openTable({ game, seats, bots, memory_aid: "round", hints: true });
  await api.sit(table.id, 0);
  await beReady(table);
  await api.start(table.id);
  return table.id;
}
