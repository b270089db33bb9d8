// How much of the picture is free: what stands over it at its sides and at its foot is measured.

import { type RefObject, useLayoutEffect, useState } from "react";
import { NARROW, type Room } from "./framing";

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What stands over the picture, and at which of its edges. */
export interface Cover {
  edge: "left" | "right" | "foot" | "corner";
  over: Edges;
}

/** Only what reaches so far along the foot of the picture takes its room from it. */
const BROAD = 0.3;

/** Say what is left of a picture under what stands over it. */
export function freeRoom(picture: Edges, covers: readonly Cover[]): Room {
  const room: Room = {
    width: picture.right - picture.left,
    height: picture.bottom - picture.top,
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
  };
  for (const { edge, over } of covers) {
    const across = Math.min(over.right, picture.right) - Math.max(over.left, picture.left);
    const down = Math.min(over.bottom, picture.bottom) - Math.max(over.top, picture.top);
    if (across <= 0 || down <= 0) continue;
    if (edge === "left") room.left = Math.max(room.left, over.right - picture.left);
    else if (edge === "right") room.right = Math.max(room.right, picture.right - over.left);
    else if (edge === "corner" ? room.width >= NARROW : across > room.width * BROAD) {
      room.bottom = Math.max(room.bottom, picture.bottom - over.top);
    }
  }
  return room;
}

/** Everything of the table that can stand over its picture (see MasterTable). */
const COVERS = "[data-sits], [data-covers]";

function coversOf(table: Element): Cover[] {
  return [...table.querySelectorAll<HTMLElement>(COVERS)].map((one) => ({
    edge: edgeOf(one.dataset.sits ?? one.dataset.covers),
    over: one.getBoundingClientRect(),
  }));
}

function edgeOf(name: string | undefined): Cover["edge"] {
  return name === "left" || name === "right" || name === "corner" ? name : "foot";
}

/** The board ends with a rim. */
const RIM = 6;

function edgesOf({ left, top, right, bottom }: DOMRect): Edges {
  return { left, top, right, bottom };
}

const UNKNOWN: Room = { width: 1, height: 1, left: 0, top: 0, right: 0, bottom: 0 };

/** Measure anew whenever the table has been rendered, or changes its size. */
export function useRoom(picture: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(UNKNOWN);
  const measure = () => {
    if (picture.current === null) return;
    const table = picture.current.closest("[data-crowd]");
    const over = picture.current.getBoundingClientRect();
    const board = picture.current.closest("[data-board]")?.getBoundingClientRect() ?? over;
    const beyond: Cover = { edge: "foot", over: { ...edgesOf(over), top: board.bottom - RIM } };
    const now = freeRoom(over, [...(table === null ? [] : coversOf(table)), beyond]);
    setRoom((before) => (isSame(before, now) ? before : now));
  };
  useLayoutEffect(measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it watches one element for good
  useLayoutEffect(() => {
    if (picture.current === null) return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(picture.current);
    return () => watcher.disconnect();
  }, []);
  return room;
}

function isSame(one: Room, other: Room): boolean {
  return (Object.keys(one) as (keyof Room)[]).every((key) => Math.abs(one[key] - other[key]) < 1);
}
