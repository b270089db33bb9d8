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
/** So high is that line. */
const LINE = 48;

const SEATS = '[data-spot^="seat-"], [data-seat]';
/** What is not to be covered: what the others have, what one holds, and what one is asked. */
const KEPT_CLEAR = `${SEATS}, [data-steady]`;

/** Find room beside what lies before a seat, towards the middle of the window, on nobody else's things. */
export function besideSeat(seat: number, bubble: HTMLElement): BubblePlacement {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const within = (value: number, room: number) => Math.max(EDGE, Math.min(value, room - EDGE));
  const anchor = document.querySelector(`[data-spot="seat-${seat}"], [data-seat="${seat}"]`);
  const box = anchor?.getBoundingClientRect();
  if (
    !anchor ||
    !box ||
    box.width === 0 ||
    box.bottom < 0 ||
    box.top > innerHeight ||
    box.right > innerWidth
  ) {
    return { left: (innerWidth - width) / 2, top: EDGE * 8, side: "none" };
  }
  const top = within(box.top + Math.min(box.height, LINE) / 2 - height / 2, innerHeight - height);
  const left = within(box.left + 12, innerWidth - width);
  const rooms: BubblePlacement[] = [];
  if (NAMED + width + POINTS <= box.width) {
    rooms.push({ left: box.right - POINTS - width, top, side: "left" });
  }
  const inLeftHalf = box.left + box.width / 2 < innerWidth / 2;
  if (inLeftHalf && box.right + GAP + width < innerWidth * 0.62) {
    rooms.push({ left: box.right + GAP, top, side: "left" });
  }
  if (!inLeftHalf && box.left - GAP - width > innerWidth * 0.38) {
    rooms.push({ left: box.left - GAP - width, top, side: "right" });
  }
  if (box.top - GAP - height > EDGE * 7) {
    rooms.push({ left, top: box.top - GAP - height, side: "below" });
  }
  if (box.bottom + GAP + height < innerHeight - EDGE) {
    rooms.push({ left, top: box.bottom + GAP, side: "above" });
  }
  // At worst on what the speaker has.
  rooms.push({ left, top: within(box.top + LINE, innerHeight - height), side: "above" });
  const others = [...document.querySelectorAll(KEPT_CLEAR)]
    .filter((one) => !one.contains(anchor) && !anchor.contains(one))
    .map((one) => one.getBoundingClientRect());
  const covered = (room: BubblePlacement) =>
    others.reduce(
      (sum, one) => sum + overlap(new DOMRect(room.left, room.top, width, height), one),
      0,
    );
  return rooms.reduce((best, room) => (covered(room) < covered(best) ? room : best));
}

function overlap(one: DOMRect, other: DOMRect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
