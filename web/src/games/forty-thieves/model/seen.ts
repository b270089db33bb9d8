// What a seat has seen under lids that are closed again: folded from the events that it may read again,
// as far as the table's memory aid goes. Tiles are followed by what everybody sees of their ways.

import type { Front, GameEvent, Square, View } from "../../../generated/forty_thieves";
import { squareIndex, squaresOf } from "./notation";

/** What is known of a hand, place by place; null: it was never seen. */
type Hand = (Front | null)[];

/** By square, what lies below a closed lid and has been seen. */
export type SeenFronts = ReadonlyMap<Square, Front>;

/** Fold what was witnessed up to how the table stands now. */
export function seenIn(events: readonly GameEvent[], view: View): SeenFronts {
  const board = new Map<Square, Front>();
  // Golden tiles and Sinbad change hands in ways that are not followed: what was known before is let go.
  const since = events.findLastIndex(isUnfollowed);
  let hands: Hand[] = view.seats.map(() => []);
  events.forEach((event, at) => {
    if (at === since + 1) hands = handsBefore(events.slice(at), view);
    fold(event, board, at > since ? hands : null);
  });
  for (const square of board.keys()) {
    const tile = view.board[squareIndex(square)];
    if (!tile || tile.front !== null) board.delete(square);
  }
  return board;
}

/** What closed lids hide where a finished game is laid open; null: it is not. */
export function laidOpenIn(view: View): SeenFronts | null {
  // The border: laid open, a view tells what is hidden, by square.
  const { hidden } = view as View & { hidden?: Readonly<Record<Square, Front>> };
  return hidden === undefined ? null : new Map(Object.entries(hidden) as [Square, Front][]);
}

function isUnfollowed(event: GameEvent): boolean {
  switch (event.event) {
    case "HandsPassed":
    case "GoldenDrawn":
    case "GoldenActed":
      return true;
    case "Replaced":
    case "Led":
      return event.front?.startsWith("$") ?? false;
    default:
      return false;
  }
}

/** How many tiles each held before events, from how many it holds after them; none was seen. */
function handsBefore(events: readonly GameEvent[], { seats }: View): Hand[] {
  const counts = seats.map(({ jars }) => jars.length);
  for (const event of events) {
    if (!("seat" in event) || event.seat === null) continue;
    counts[event.seat] = (counts[event.seat] ?? 0) - gained(event);
  }
  return counts.map((count) => Array<null>(Math.max(0, count)).fill(null));
}

function gained(event: GameEvent): number {
  if (event.event === "Drew") return 1;
  if (event.event === "Discarded") return -event.slots.length;
  return event.event === "Played" ? -1 : 0;
}

function fold(event: GameEvent, board: Map<Square, Front>, hands: Hand[] | null): void {
  const put = (square: Square, front: Front | null | undefined) => {
    if (front == null) board.delete(square);
    else board.set(square, front);
  };
  switch (event.event) {
    case "BoardLaid":
      board.clear();
      break;
    case "Glimpsed":
      if (event.front !== null) put(event.square, event.front);
      break;
    case "Shown":
      event.squares.forEach((square, at) => {
        put(square, event.fronts[at]);
      });
      break;
    case "Announced":
      squaresOf(event.place).forEach((square, at) => {
        put(square, event.fronts[at]);
      });
      break;
    case "Interchanged": {
      const [one, other] = event.squares;
      const [first, second] = [board.get(one), board.get(other)];
      put(one, second);
      put(other, first);
      break;
    }
    case "Replaced":
    case "Led": {
      const hand = hands?.[event.seat];
      const laid = event.event === "Led" ? event.leader : hand?.[event.slot - 1];
      const taken = event.front ?? board.get(event.square) ?? null;
      put(event.square, laid);
      if (hand !== undefined) hand[event.slot - 1] = taken;
      break;
    }
    case "Laid":
    case "SapphireTileKept":
      board.delete(event.square);
      break;
    case "Cleared":
      for (const square of event.squares) board.delete(square);
      break;
    case "Drew":
      hands?.[event.seat]?.push(event.front);
      break;
    case "Discarded":
      without(hands?.[event.seat], event.slots);
      break;
    case "Played":
      without(hands?.[event.seat], [event.slot]);
      break;
    case "HandSeen":
      if (hands !== null && event.fronts !== null) hands[event.seat] = [...event.fronts];
      break;
    default:
  }
}

function without(hand: Hand | undefined, slots: readonly number[]): void {
  for (const slot of [...slots].sort((one, other) => other - one)) hand?.splice(slot - 1, 1);
}
