import type { SeatView, View } from "../../../generated/master_thieves";

/** Change what lies before one seat. */
export function withSeat(
  view: View,
  seat: number,
  change: (mine: SeatView) => Partial<SeatView>,
): View {
  const seats = view.seats.map((mine, at) => (at === seat ? { ...mine, ...change(mine) } : mine));
  return { ...view, seats };
}
