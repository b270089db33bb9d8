// The same table in three dimensions: how to get to each moment of it, and three movements as films.

import type { Camera, Still } from "./camera";
import type { Prepared } from "./prepare";
import type { Screen } from "./screen";

type Shot = (camera: Camera, name: string, games: Prepared) => Promise<void>;

function solid(what: string, needs: string, take: Shot): Screen {
  return { name: `solid-${what}`, part: "solid", who: "master", needs: `master-${needs}`, take };
}

/** A table that waits. */
const waiting = (what: string, needs: string) =>
  solid(what, needs, async (camera, name, games) => {
    const table = games.waiting.get(`master-${needs}`);
    if (table === undefined) return;
    await camera.goToTable(table);
    await camera.screen(name);
  });

/** An event in its midst. */
const moment = (what: string) =>
  solid(what, what, async (camera, name, games) => {
    const found = games.moments.get(`master-${what}`);
    if (found !== undefined) await camera.moment(name, found);
  });

/** A movement as a film; only where there is room for one. */
const film = (what: string, needs: string, frames: Still[]) =>
  solid(`film-${what}`, needs, async (camera, name, games) => {
    const found = games.moments.get(`master-${needs}`);
    if (found !== undefined && camera.look.width === 820) await camera.film(name, found, frames);
  });

const evenly = (event: string, fractions: number[]) =>
  fractions.map((fraction) => ({ event, fraction }));
const MOVE = evenly("BoxMoved", [0.04, 0.2, 0.33, 0.43, 0.53, 0.65, 0.8, 0.97]);
const FALL = [
  ...evenly("Opened", [0.1, 0.5, 0.95]),
  ...evenly("Fell", [0.08, 0.2, 0.4, 0.7, 0.96]),
];

export const SOLID: Screen[] = [
  waiting("start", "choose"),
  waiting("middle", "middle"),
  waiting("drawer", "drawer"),
  waiting("secret", "secret"),
  waiting("eight", "eight"),
  moment("opening"),
  moment("falling"),
  moment("rotating-two"),
  moment("flipping"),
  solid("end", "over", async (camera, name, games) => {
    await camera.go(`/replay/${games.over.get("master-over")}?eyes=0&seq=99999`);
    await camera.stands();
    await camera.screen(name);
  }),
  film("flip", "flipping", MOVE),
  film("rotation", "rotating-two", MOVE),
  film("falling", "falling", FALL),
];
