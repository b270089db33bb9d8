// Where a bubble hangs, so that it moves nothing and hides as little as possible.

export interface BubblePlacement {
  left: number;
  top: number;
  /** Where the seat is, seen from the bubble; "none": it is out of sight. */
  side: "left" | "right" | "above" | "below" | "none";
}

/** So far from the seat, and from the edges of the window, in pixels. */
const GAP = 10;
const EDGE = 8;
/** So much of a seat's first line the face and the name take, and the points at its end. */
const NAMED = 116;
const POINTS = 56;

/** Find room beside what lies before a seat, towards the middle of the window. */
export function besideSeat(seat: number, bubble: HTMLElement): BubblePlacement {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const within = (value: number, room: number) => Math.max(EDGE, Math.min(value, room - EDGE));
  const anchor = document.querySelector(`[data-spot="seat-${seat}"], [data-seat="${seat}"]`);
  const box = anchor?.getBoundingClientRect();
  if (
    !box ||
    box.width === 0 ||
    box.bottom < 0 ||
    box.top > innerHeight ||
    box.right > innerWidth
  ) {
    return { left: (innerWidth - width) / 2, top: EDGE * 8, side: "none" };
  }
  const top = within(box.top + Math.min(box.height, 48) / 2 - height / 2, innerHeight - height);
  const left = within(box.left + 12, innerWidth - width);
  if (NAMED + width + POINTS <= box.width) {
    return { left: box.right - POINTS - width, top, side: "left" };
  }
  const inLeftHalf = box.left + box.width / 2 < innerWidth / 2;
  if (inLeftHalf && box.right + GAP + width < innerWidth * 0.62) {
    return { left: box.right + GAP, top, side: "left" };
  }
  if (!inLeftHalf && box.left - GAP - width > innerWidth * 0.38) {
    return { left: box.left - GAP - width, top, side: "right" };
  }
  if (box.top - GAP - height > EDGE * 7) {
    return { left, top: box.top - GAP - height, side: "below" };
  }
  return { left, top: box.bottom + GAP, side: "above" };
}
