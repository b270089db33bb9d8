// What lies where, as a position of Master Thieves says it.

import type { Move, Place } from "../../../generated/master_thieves";
import { readPositionText, withTokens } from "../../../table/positionText";
import { type Counts, gemCounts, handfulText, KINDS, type Kind } from "../model/gems";
import { LEVELS, movedTo, PLACES, TURNS } from "../model/places";
import { readSide } from "../model/seen";

/** One side of a drawer: gems in front, whose alarm, a ruby in the secret compartment behind. */
export interface DrawerSide {
  gems: Counts;
  alarm: number | null;
  ruby: boolean;
}

export type Drawer = readonly [upper: DrawerSide, lower: DrawerSide];

function countedSide(text: string): DrawerSide {
  const side = readSide(text);
  return { ...side, gems: gemCounts(side.gems) };
}

function writeSide({ gems, alarm, ruby }: DrawerSide): string {
  const handful = handfulText(gems).replace("-", "");
  return `${handful}${alarm === null ? "" : `!${alarm}`}${ruby ? "(R)" : ""}`;
}

export function drawerIn(text: string, place: Place): Drawer {
  const [upper = "", lower = ""] = (readPositionText(text).tokens.get(place) ?? "/").split("/");
  return [countedSide(upper), countedSide(lower)];
}

export function withDrawer(text: string, place: Place, [upper, lower]: Drawer): string {
  const written = `${writeSide(upper)}/${writeSide(lower)}`;
  return withTokens(text, { [place]: written === "/" ? null : written });
}

/** Move the box, with all that is in it. */
export function withMove(text: string, move: Move): string {
  const { tokens } = readPositionText(text);
  const flips = move === "flip";
  const drawers = PLACES.map((place): [Place, string | null] => {
    const [upper = "", lower = ""] = (tokens.get(place) ?? "/").split("/");
    const inside = flips ? `${lower}/${upper}` : `${upper}/${lower}`;
    return [movedTo(place, move), inside === "/" ? null : inside];
  });
  return withTokens(text, {
    ...Object.fromEntries(drawers),
    box: movedBox(tokens.get("box"), move),
  });
}

/**
 * Turned over, the same levels turn the other way, and the lid is below: the box counts its levels
 * from the lid, clockwise as seen from there.
 */
function movedBox(box: string | undefined, move: Move): string {
  const written = box ?? "000^";
  const quarters = [...written.slice(0, 3)].map(Number);
  const over = written.endsWith("v");
  if (move === "flip") return `${quarters.join("")}${over ? "^" : "v"}`;
  const { levels, way } = TURNS[move];
  const turned = quarters.map((quarter, index) => {
    const level = LEVELS[over ? 2 - index : index];
    if (level === undefined || !levels.includes(level)) return quarter;
    return (quarter + (over ? -way : way) + 4) % 4;
  });
  return `${turned.join("")}${over ? "v" : "^"}`;
}

/** All gems of each kind that a position names, wherever they are. */
export function allGems(text: string, white: readonly string[]): Counts {
  const { tokens } = readPositionText(text);
  const held = [
    ...(tokens.get("white")?.split(",") ?? white),
    ...(tokens.get("black")?.split(",") ?? []),
    tokens.get("red") ?? "-",
  ];
  const total: Counts = { D: 0, S: 0, R: 0 };
  const add = (counts: Counts) => {
    for (const kind of KINDS) total[kind] += counts[kind];
  };
  for (const pillow of held) add(gemCounts(pillow));
  for (const place of PLACES) {
    for (const side of drawerIn(text, place)) {
      add(side.gems);
      if (side.ruby) total.R += 1;
    }
  }
  return total;
}

export function withCount(counts: Counts, kind: Kind, count: number): Counts {
  return { ...counts, [kind]: count };
}
