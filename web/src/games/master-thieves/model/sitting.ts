// Who sits where round the box.

export interface Sitting {
  seat: number;
  side: "left" | "right";
}

/** The others in the order of their seats, beginning after the viewer; half of them on each side. */
export function sittingRound(players: number, viewer: number | null): Sitting[] {
  const round = Array.from({ length: players }, (_, at) => ((viewer ?? 0) + at) % players);
  const others = viewer === null ? round : round.slice(1);
  const atLeft = Math.ceil(others.length / 2);
  return others.map((seat, at) => ({ seat, side: at < atLeft ? "left" : "right" }));
}

/** How much room there is for each: few have large pillows. */
export function crowd(players: number): "two" | "few" | "many" {
  if (players <= 2) return "two";
  return players <= 4 ? "few" : "many";
}
