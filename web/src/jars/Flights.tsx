import { useLayoutEffect, useRef } from "react";
import { LookOf } from "./art/Tile";
import style from "./Flights.module.css";
import type { Flight } from "./scene";
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
    // biome-ignore lint/suspicious/noArrayIndexKey: two equal things may fly the same way
    <Flying key={`${id} ${index}`} flight={flight} duration={duration} late={index * 40} />
  ));
}

/** A single tile is as large as its place; what goes to or comes from a heap is small. */
function sizeOf(name: string, box: DOMRect): number {
  const most = /^(square|slot|gem)/.test(name) ? 130 : 52;
  return Math.max(20, Math.min(box.width, box.height, most));
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
    const [one, other] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
    const size = sizeOf(from, one);
    const last = sizeOf(to, other);
    const place = (box: DOMRect, lift: number, scale: number) => ({
      transform: `translate(${box.left + box.width / 2 - base.left - size / 2}px, ${box.top + box.height / 2 - base.top - size / 2 - lift}px) scale(${scale})`,
    });
    flying.style.width = `${size}px`;
    flying.style.height = `${size}px`;
    const way = flying.animate(
      [
        { ...place(one, 0, 1), opacity: 1 },
        { ...place(other, 0, last / size), opacity: 1 },
      ],
      {
        duration: Math.max(1, Math.min(600, duration) - late),
        delay: late,
        easing: "cubic-bezier(0.3, 0.6, 0.2, 1)",
        fill: "both",
      },
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
