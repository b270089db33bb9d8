// The box in perspective: three levels of four fronts on a turntable that only the eye turns.
//
//   scene   the camera: pitched down, and turned by where one has walked
//   └ box   tips over when the box is turned over
//     └ level   turns when it is rotated
//       ├ face × 4   the wall of a level with its drawer
//       └ slab × 2   its top and bottom

import { useRef } from "react";
import type { OpenDrawer, Place } from "../../../generated/master_thieves";
import type { BoxProps } from "../model/box";
import { isOfLevels } from "../model/choices";
import {
  LEVELS,
  type Level,
  levelOf,
  movedTo,
  placeOf,
  SIDES,
  type Side,
  sideAfter,
} from "../model/places";
import { useMasterMessages } from "../words";
import { BoxFace, type Shade } from "./BoxFace";
import style from "./BoxPicture.module.css";
import { useBoxMotion } from "./useBoxMotion";
import { useDrag } from "./useDrag";

/** How far the camera stands beside the middle of a side, so that the next one is seen, too. */
const ASIDE = -19;
const QUARTER = 90;

export function BoxPicture({ box }: { box: BoxProps }) {
  const { master: words } = useMasterMessages();
  const { look, view, cue, considered } = box;
  const drag = useDrag(look);
  const moving = !box.reducedMotion && cue?.event.event === "BoxMoved" ? cue.event.move : null;
  const open = view.open_drawer;
  // A step back: to look into a drawer, and to make room for the pillow or what turns the levels.
  const picking = box.bound.atPillow.length > 0;
  // Behind the box no word can be read; before it an open drawer, or what is asked, covers it.
  const asked =
    picking || [...box.bound.atBox, ...box.bound.rest].some((choice) => !isOfLevels(choice));
  const seen = (side: Side) =>
    side === sideAfter(look.side, 1) || (side === look.side && open === null && !asked);
  const zoom = open !== null ? zoomOn(open) : picking ? 0.66 : turning(box) ? 0.84 : 1;
  const yaw = ASIDE - look.quarters * QUARTER + drag.degrees;

  const scene = useRef<HTMLDivElement>(null);
  useBoxMotion(scene, cue?.id ?? null, moving, cue?.duration ?? 0);
  const shade = (place: Place): Shade => ({
    before: shadeOf(place, look.side),
    after: shadeOf(moving === null ? place : movedTo(place, moving), look.side),
  });

  return (
    <div className={style.stage} data-held={drag.held || undefined} {...drag.handlers}>
      <div
        className={style.scene}
        ref={scene}
        data-still={box.reducedMotion || drag.held || undefined}
        data-open={open === null ? undefined : levelOf(open.place)}
        data-picking={picking || undefined}
        style={{
          transform: `scale3d(${zoom}, ${zoom}, ${zoom}) rotateX(var(--pitch)) rotateY(${yaw}deg)`,
        }}
      >
        <div className={style.cloth} aria-hidden="true">
          {SIDES.map((side) => (
            <span
              key={side}
              className={style.compass}
              data-side={side}
              data-spot={`cloth-${side}`}
              data-seen={seen(side) || undefined}
              data-front={side === look.side || undefined}
            >
              {words.side[side]}
            </span>
          ))}
        </div>
        <div className={style.box} data-box>
          {LEVELS.map((level) => (
            <div
              key={level}
              className={style.level}
              data-level={level}
              data-considered={considered.includes(level) || undefined}
            >
              <span
                className={style.slab}
                data-slab="top"
                data-lid={lidOf(level, view.turned_over)}
              />
              <span
                className={style.slab}
                data-slab="bottom"
                data-lid={level === "B" ? lidOf("T", flipped(view.turned_over)) : undefined}
              />
              {SIDES.map((side) => (
                <BoxFace
                  key={side}
                  box={box}
                  side={side}
                  place={placeOf(level, side)}
                  shade={shade(placeOf(level, side))}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function turning(box: BoxProps): boolean {
  return box.bound.atBox.some(isOfLevels);
}

/** The further out and down a drawer stands, the more room it needs below. */
function zoomOn(open: OpenDrawer): number {
  const [out, far] = ZOOMS[levelOf(open.place)];
  return open.looked ? far : out;
}

const ZOOMS: Record<Level, readonly [number, number]> = {
  T: [0.82, 0.76],
  M: [0.78, 0.7],
  B: [0.7, 0.6],
};

/** What the top of the box looks like: its lid, its foot, or neither where all looks alike. */
function lidOf(level: Level, turnedOver: boolean | null): string | undefined {
  if (level !== "T") return undefined;
  return turnedOver === true ? "foot" : "lid";
}

function flipped(turnedOver: boolean | null): boolean | null {
  return turnedOver === null ? null : !turnedOver;
}

/** The lamp lights the side that one looks at; the others lie in shade. */
function shadeOf(place: Place, side: string): number {
  return place.endsWith(side) ? 0 : 0.42;
}
