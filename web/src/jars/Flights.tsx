import { useLayoutEffect, useRef } from "react";
import { LookOf } from "./art/Tile";
import style from "./Flights.module.css";
import type { Flight } from "./scene";
import { AFTER } from "./script";
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
      flight={flight}
      duration={duration}
      late={Math.min(index, 8) * AFTER}
    />
  ));
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

function middle(element: Element, base: DOMRect): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - base.left, y: top + height / 2 - base.top };
}

function Flying({ flight, duration, late }: { flight: Flight; duration: number; late: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { from, to } = flight;
  useLayoutEffect(() => {
    const flying = ref.current;
    const root = flying?.closest("[data-table]");
    if (!flying || !root) return;
    const find = (name: string) => root.querySelector(`[data-at="${name}"]`);
    const start = find(from);
    const end = find(to) ?? start;
    if (start === null || end === null || flying.animate === undefined) return;
    const base = root.getBoundingClientRect();
    const [one, other] = [middle(start, base), middle(end, base)];
    const size = sizeOf(from, start.getBoundingClientRect());
    const last = sizeOf(to, end.getBoundingClientRect());
    const high = Math.max(size, last, NEAR) * 1.12;
    const place = (x: number, y: number, scale: number) => ({
      transform: `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`,
    });
    // Two that change places go round each other: each keeps to its right.
    const aside = { x: (one.y - other.y) * 0.16, y: (other.x - one.x) * 0.16 };
    flying.style.width = `${size}px`;
    flying.style.height = `${size}px`;
    const way = flying.animate(
      [
        { ...place(one.x, one.y, 1), easing: "ease-in" },
        {
          ...place(
            (one.x + other.x) / 2 + aside.x,
            (one.y + other.y) / 2 + aside.y - high / 4,
            high / size,
          ),
          easing: "ease-out",
        },
        place(other.x, other.y, last / size),
      ],
      { duration: Math.max(1, Math.min(600, duration - late)), delay: late, fill: "both" },
    );
    return () => way.cancel();
  }, [from, to, duration, late]);
  return (
    <span ref={ref} className={style.flying} aria-hidden="true">
      <LookOf look={flight.look} />
    </span>
  );
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
