// What the scene has to look like, for one who reads the server's view; and what it looks like.

import { gemCounts } from "../../src/games/master-thieves/model/gems";
import { PLACES } from "../../src/games/master-thieves/model/places";
import { FAR_OUT, OUT } from "../../src/games/master-thieves/solid/measures";
import type { Seen3d } from "../../src/games/master-thieves/solid/probe";
import type { View } from "../../src/generated/master_thieves";

/** Without what can only be asked in the page itself. */
export type Scene = Omit<Seen3d, "pointAt">;

/** What the scene has to look like. */
export function expectedScene(view: View) {
  const upsideDown = view.turned_over === true;
  const pillows: Record<string, ReturnType<typeof gemCounts>> = { red: gemCounts(view.red) };
  view.seats.forEach((seat, at) => {
    pillows[`white-${at}`] = gemCounts(seat.white);
    pillows[`black-${at}`] = gemCounts(seat.black);
  });
  const drawer = view.open_drawer;
  const inside = gemCounts(drawer?.gems ?? null);
  if (drawer?.looked === true && drawer.ruby === true) inside.R += 1;
  const alarms = view.seats.filter((seat) => seat.alarm_on_sheet).length;
  return {
    grains: Object.fromEntries(
      PLACES.map((place, at) => [
        place,
        { grain: view.grains?.[at] ?? null, upsideDown, mirrored: false },
      ]),
    ),
    open:
      drawer === null
        ? null
        : { place: drawer.place, out: rounded(drawer.looked ? FAR_OUT : OUT), tray: true },
    pillows,
    elsewhere: inside,
    bells: alarms + Number(drawer !== null && drawer.alarm !== null),
    lidAbove: !upsideDown,
    straight: true,
  };
}

function rounded(length: number): number {
  return Math.round(length * 1e4) / 1e4;
}

/** The same, as it really stands. */
export function sceneAsSeen(scene: Scene) {
  const { grains, open, pillows, elsewhere, bells, lidAbove, straight } = scene;
  const opened = open === null ? null : { ...open, out: rounded(open.out) };
  return { grains, open: opened, pillows, elsewhere, bells, lidAbove, straight };
}

/** What differs between what is expected and what is there, in words for those who repair it. */
export function differences(wanted: unknown, found: unknown, path = "scene"): string[] {
  if (typeof wanted !== "object" || wanted === null || typeof found !== "object" || !found) {
    const same = Object.is(wanted, found);
    return same ? [] : [`${path}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
  }
  const [one, other] = [new Map(Object.entries(wanted)), new Map(Object.entries(found))];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) =>
    differences(one.get(key), other.get(key), `${path}.${key}`),
  );
}
