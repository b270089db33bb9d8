// What this device answers in place of the server: small things at once, and all else by the worker, which
// is begun for it.

import { GAMES } from "virtual:engine";
import type { Entered, TableAnswer } from "../../generated/api";
import { type Answer, inquire } from "./engine";
import { keptGames } from "./games";
import { holdBy, NOBODY, whoHolds } from "./mode";

const NAME = "larceny.offlineName";

function named(): string {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

/** Who holds the device, where no server knows it. */
export function somebody(): Entered {
  const { id, name } = whoHolds();
  const known = id === NOBODY.id ? named() || name : name;
  return { id, name: known, account: null, created: 0, token: null };
}

function rename(body: string | null): Answer {
  const { name } = JSON.parse(body ?? "{}") as { name?: string };
  try {
    localStorage.setItem(NAME, name ?? "");
  } catch {
    // it is called so until the page is left
  }
  holdBy({ ...whoHolds(), name: name ?? "" });
  return told({ ...somebody(), name: name ?? "" });
}

const told = (answer: unknown): Answer => ({ status: 200, text: JSON.stringify(answer) });

export interface GameHere {
  table: TableAnswer;
  /** As which the server has it among one's games; null: it has not. */
  taken: string | null;
}

/** The games of this device, as the one who holds it now sits at their tables. */
export async function gamesHere(): Promise<GameHere[]> {
  const { id } = whoHolds();
  const games = await keptGames().catch(() => []);
  return games.map(({ about, taken = null }) => {
    const seats = about.seats.map((seat) => (seat.bot === null ? { ...seat, person: id } : seat));
    return { table: { ...about, host: id, seats }, taken };
  });
}

/** What the engine has an answer to: for anything else it is not begun. */
const OF_THE_ENGINE = /^\/api\/(games|tables|puzzles)(\/|$)/;

const NEEDS_A_SERVER: Answer = { status: 0, text: JSON.stringify({ code: "offline" }) };

/** Answer as the server would. */
export async function answerHere(
  method: string,
  path: string,
  body: string | null,
): Promise<Answer> {
  const [address = ""] = path.split("?");
  switch (`${method} ${address}`) {
    case "POST /api/guest":
    case "GET /api/me":
      return told(somebody());
    case "PATCH /api/me":
      return rename(body);
    case "GET /api/games":
      return told(GAMES);
    case "GET /api/tables":
      return told({ tables: [], next: null });
    case "GET /api/me/tables":
      return told({ tables: (await gamesHere()).map(({ table }) => table), next: null });
    default:
      return OF_THE_ENGINE.test(address) ? inquire(method, path, body) : NEEDS_A_SERVER;
  }
}
