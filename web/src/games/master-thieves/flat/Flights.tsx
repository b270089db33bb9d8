// Gems and alarms on their way: they drop on the cloth and roll, or are carried over.

import type { Cue } from "../../../cues/cue";
import type { GameEvent, View } from "../../../generated/master_thieves";
import type { Player } from "../../../table/props";
import { type FlightPath, Flying } from "../../../widgets/Flying";
import { Bell } from "../art/Bell";
import { GemArt } from "../art/GemArt";
import { drawerAt, type Flight, type FlyingPiece, flightsOf } from "../model/flightsOf";
import style from "./Flights.module.css";

interface FlightsProps {
  cue: Cue<View, GameEvent> | null;
  players: readonly Player[];
  reducedMotion: boolean;
}

export function Flights({ cue, players, reducedMotion }: FlightsProps) {
  const flights = cue === null || reducedMotion ? [] : flightsOf(cue.event);
  return (
    <div className={style.sky} aria-hidden="true">
      {flights.flatMap((flight) =>
        flight.things.map((thing, at) => (
          <Flying
            // biome-ignore lint/suspicious/noArrayIndexKey: gems of a kind cannot be told apart
            key={`${cue?.id} ${flight.to} ${at}`}
            className={style.thing}
            pathOn={(table) => pathOf(flight, at, cue?.duration ?? 0, table)}
          >
            <Picture thing={thing} players={players} />
          </Flying>
        )),
      )}
    </div>
  );
}

function Picture({ thing, players }: { thing: FlyingPiece; players: readonly Player[] }) {
  if (typeof thing === "string") return <GemArt kind={thing} />;
  return <Bell colour={players[thing.alarm]?.colour ?? 0} />;
}

interface Spot {
  x: number;
  y: number;
  bottom: number;
}

function middleOf(name: string, table: HTMLElement): Spot | null {
  const drawer = drawerAt(name);
  const selector = drawer === null ? `[data-spot="${name}"]` : `[data-place="${drawer}"]`;
  const spot = table.querySelector(selector)?.getBoundingClientRect();
  if (spot === undefined) return null;
  const ground = table.getBoundingClientRect();
  return {
    x: spot.x + spot.width / 2 - ground.x,
    y: spot.y + spot.height / 2 - ground.y,
    bottom: spot.bottom - ground.y,
  };
}

const STAGGER = 0.35;
const CLEAR_PX = 14;

/** The way of one of the things that fly together. */
function pathOf(
  flight: Flight,
  at: number,
  duration: number,
  table: HTMLElement,
): FlightPath | null {
  const [from, to] = [middleOf(flight.from, table), middleOf(flight.to, table)];
  if (from === null || to === null) return null;
  const spread = (at - (flight.things.length - 1) / 2) * 16;
  const delay = (at / Math.max(1, flight.things.length)) * duration * STAGGER;
  const spot = (x: number, y: number, turn: number, size = 1): string =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
  // What falls begins under the drawer's floor, and is nearer to the eye than what lies still.
  const start = { transform: spot(from.x, flight.falls ? from.bottom : from.y, 0), opacity: 1 };
  const end = { transform: spot(to.x, to.y, 360), opacity: 1 };
  const landing = flight.over === null ? null : middleOf(flight.over, table);
  // On the cloth before the box, and not behind the front of a drawer that stands out over it.
  const cloth = {
    x: (landing ?? from).x + spread * 1.6,
    y: landing === null ? from.y + 90 : Math.max(landing.y, from.bottom + CLEAR_PX),
  };
  const frames = flight.falls
    ? [
        { ...start, easing: "cubic-bezier(0.5, 0, 1, 0.6)" },
        { transform: spot(cloth.x, cloth.y, 90, 1.5), offset: 0.3, easing: "ease-out" },
        { transform: spot(cloth.x, cloth.y - 20, 120, 1.5), offset: 0.4, easing: "ease-in" },
        { transform: spot(cloth.x, cloth.y, 150, 1.5), offset: 0.5, easing: "ease-in-out" },
        { transform: spot(cloth.x, cloth.y, 150, 1.5), offset: 0.6, easing: "ease-in-out" },
        end,
      ]
    : [
        { ...start, easing: "ease-out" },
        { transform: spot((from.x + to.x) / 2 + spread, (from.y + to.y) / 2 - 40, 180) },
        end,
      ];
  return { frames, duration: duration - delay, delay };
}
