import { type FlightPath, Flying } from "../../../widgets/Flying";
import { LookOf } from "../art/Tile";
import { type Bend, journey, type PathFrame } from "../model/paths";
import type { Flight } from "../model/scene";
import { AFTER } from "../script";
import style from "./Flights.module.css";
import { type Drag, underPointer } from "./useDrag";

interface FlightsProps {
  /** Grows with every event that is shown. */
  id: number;
  flights: Flight[];
  duration: number;
}

/** What is on its way: each thing flies from where it lay to where it will lie. */
export function Flights({ id, flights, duration }: FlightsProps) {
  return flights.map((flight, index) => (
    <Flying
      // biome-ignore lint/suspicious/noArrayIndexKey: two equal things may fly the same way
      key={`${id} ${index}`}
      className={style.flying}
      look={flight.look.kind}
      pathOn={(table) => pathOf(flight, duration, lateness(flight, index, duration), table)}
    >
      <LookOf look={flight.look} />
    </Flying>
  ));
}

/** Of several things one starts after the other; what waits for something else starts after that. */
function lateness({ via, late }: Flight, index: number, duration: number): number {
  if (late !== undefined) return late * duration;
  return via === undefined ? Math.min(index, 8) * AFTER : 0;
}

/** A single tile is as large as its place; what goes to or comes from a heap is small. */
function sizeOf(name: string, box: DOMRect): number {
  const most = /^(square|slot|gem)/.test(name) ? 130 : 52;
  const whole = Math.min(box.width, box.height, most);
  return name.startsWith("gem") ? whole * STONE : Math.max(24, whole);
}

/** A sapphire is smaller than the place that one presses. */
const STONE = 0.62;

/** On its way a thing is nearer to the eye: at least this large. */
const NEAR = 54;

/** Of a tile's width: so far apart lie the tiles of a hand that goes round; and so large they are. */
const FAN = 0.7;
const HELD = 44;

/** So many points make an arc that looks round. */
const POINTS = 8;

function momentAt(
  name: string,
  element: Element,
  base: DOMRect,
  fan: number | undefined,
): PathFrame {
  const box = element.getBoundingClientRect();
  const isHand = fan !== undefined && name.startsWith("hand");
  const size = isHand ? HELD : sizeOf(name, box);
  return {
    x: box.left + box.width / 2 - base.left + (isHand ? fan * size * FAN : 0),
    y: box.top + box.height / 2 - base.top,
    size,
  };
}

/** Sapphires rise high; two that change places go round each other: each keeps to its right. */
function bendOf({ look, via }: Flight, stops: PathFrame[]): Bend {
  const [one, other] = [stops[0], stops.at(-1)];
  if (one === undefined || other === undefined) return { aside: 0, up: 0, near: 1 };
  const far = Math.hypot(other.x - one.x, other.y - one.y);
  const near = Math.max(1, NEAR / ((one.size + other.size) / 2)) * 1.12;
  if (look.kind === "gem") return { aside: 0.06, up: Math.min(150, far * 0.45), near };
  if (via !== undefined) return { aside: 0.2, up: 0, near: 1.2 };
  return { aside: 0.16, up: NEAR / 4, near };
}

function pathOf(
  flight: Flight,
  duration: number,
  delay: number,
  table: HTMLElement,
): FlightPath | null {
  const base = table.getBoundingClientRect();
  const { from, via = [], to, fan } = flight;
  const stops = [from, ...via, to].flatMap((name) => {
    const found = table.querySelector(`[data-at="${name}"]`);
    return found === null ? [] : momentAt(name, found, base, fan);
  });
  const [start] = stops;
  if (start === undefined) return null;
  if (stops.length === 1) stops.push(start); // what it goes to is not on the screen
  const half = start.size / 2;
  const whole = via.length > 0 ? duration : Math.min(700, duration - delay);
  return {
    frames: journey(stops, bendOf(flight, stops), POINTS).map(({ x, y, size }) => ({
      transform: `translate(${x - half}px, ${y - half}px) scale(${size / start.size})`,
    })),
    duration: Math.max(1, whole),
    delay,
    easing: "ease-in-out",
    size: start.size,
  };
}

/** The tile under a finger. */
export function DragGhost({ drag: { dragged, ghost } }: { drag: Drag }) {
  if (dragged === null) return null;
  const { look, size } = dragged;
  const transform = underPointer(dragged);
  return (
    <span
      ref={ghost}
      className={style.ghost}
      aria-hidden="true"
      style={{ width: size, height: size, transform }}
    >
      <LookOf look={look} />
    </span>
  );
}
