// What each event openly changes on the table. It knows no rules: where an event does not say what
// follows, the server's view corrects it a moment later.

import type * as ft from "../../../generated/forty_thieves";
import { isLine, squareIndex, squaresOf } from "./notation";

type View = ft.View;
type Events = { [Event in ft.GameEvent as Event["event"]]: Event };
type Sketches = { [Kind in keyof Events]: (view: View, event: Events[Kind]) => View };

function seatWith(view: View, seat: number, change: (seat: ft.SeatView) => ft.SeatView): View {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? change(one) : one)) };
}

function boardWith(view: View, square: ft.Square, tile: ft.SquareView | null): View {
  const at = squareIndex(square);
  return { ...view, board: view.board.map((one, index) => (index === at ? tile : one)) };
}

function tileAt(view: View, square: ft.Square): ft.SquareView | null {
  return view.board[squareIndex(square)] ?? null;
}

function without<Item>(items: Item[], indices: number[]): Item[] {
  return items.filter((_, index) => !indices.includes(index));
}

function handWithout(view: View, seat: number, slots: number[]): View {
  const gone = slots.map((slot) => slot - 1);
  return seatWith(view, seat, (one) => ({
    ...one,
    jars: without(one.jars, gone),
    fronts: one.fronts === null ? null : without(one.fronts, gone),
  }));
}

function fromStack(view: View): View {
  return { ...view, stack: Math.max(0, view.stack - 1), stack_top: null };
}

function discarding(view: View, jars: ft.Jar[]): View {
  return { ...view, discards: [...view.discards, ...jars] };
}

/** A tile of a hand and one of the board change places; gold does not stay in the hand. */
function exchange(view: View, event: ft.Replaced | ft.Led, laid: ft.Front | null): View {
  const slot = event.slot - 1;
  const given = view.seats[event.seat]?.jars[slot];
  const taken = tileAt(view, event.square);
  if (given === undefined || taken === null) return view;
  const swapped = seatWith(
    boardWith(view, event.square, { jar: given, front: laid }),
    event.seat,
    (one) => ({
      ...one,
      jars: one.jars.with(slot, taken.jar),
      fronts:
        one.fronts !== null && event.front !== null
          ? one.fronts.with(slot, event.front)
          : one.fronts,
    }),
  );
  if (taken.jar !== "$") return swapped;
  const golden = event.front === null ? view.golden : [...view.golden, event.front];
  return { ...handWithout(swapped, event.seat, [event.slot]), golden };
}

function settle(view: View, stays: boolean): View {
  const [first, ...daggers] = view.chain;
  const thrown = stays || first === undefined ? daggers : [first, ...daggers];
  const chain = stays && first !== undefined ? [first] : [];
  return {
    ...discarding(
      view,
      thrown.map((tile) => tile.jar),
    ),
    chain,
    target: null,
  };
}

function gain(view: View, seat: number, gems: number): View {
  return seatWith(view, seat, (one) => ({ ...one, gems: one.gems + gems }));
}

function lootWith(view: View, more: number): View {
  const { merchant } = view;
  return { ...view, merchant: merchant && { ...merchant, loot: merchant.loot + more } };
}

const SKETCHES: Sketches = {
  BoardLaid: (view, { jars, stack }) => ({
    ...view,
    stack,
    board: jars.map((jar) => ({ jar, front: null })),
  }),
  TurnBegun: (view, { seat, turn }) => ({
    ...view,
    turn,
    active: seat,
    phase: "draw",
    deciders: [seat],
    led: false,
    again: false,
  }),
  Discarded: (view, { seat, slots, jars }) => discarding(handWithout(view, seat, slots), jars),
  Drew: (view, { seat, jar, front }) =>
    seatWith(fromStack(view), seat, (one) => ({
      ...one,
      jars: [...one.jars, jar],
      fronts: one.fronts !== null && front !== null ? [...one.fronts, front] : one.fronts,
    })),
  Shuffled: (view, { tiles }) => ({ ...view, stack: tiles, stack_top: null, discards: [] }),
  Laid: (view, { square, jar }) => boardWith(fromStack(view), square, { jar, front: null }),
  Glimpsed: (view) => view,
  Shown: (view, { squares, fronts }) => ({
    ...view,
    lantern: squares.length === 1 && fronts[0] === "L" ? (squares[0] ?? null) : null,
    lit: [],
  }),
  Named: (view, { square }) => ({ ...view, lit: [...view.lit, square] }),
  SapphireTileKept: (view, { seat, square }) => {
    const jar = tileAt(view, square)?.jar;
    if (jar === undefined) return view;
    return seatWith(boardWith(view, square, null), seat, (one) => ({
      ...one,
      sapphire_tiles: [...one.sapphire_tiles, jar],
    }));
  },
  Replaced: (view, event) => exchange(view, event, null),
  Led: (view, event) => ({ ...exchange(view, event, event.leader), led: true }),
  Interchanged: (view, { squares: [one, other] }) =>
    boardWith(boardWith(view, one, tileAt(view, other)), other, tileAt(view, one)),
  Passed: (view) => view,
  Played: (view, { seat, slot, front }) => {
    const jar = view.seats[seat]?.jars[slot - 1];
    if (jar === undefined) return view;
    return { ...handWithout(view, seat, [slot]), chain: [...view.chain, { seat, jar, front }] };
  },
  Aimed: (view, { target }) => ({ ...view, target }),
  Worked: (view, { front }) => settle(view, front === "E"),
  Cancelled: (view) => settle(view, false),
  EyeDropped: (view, { seat, tile }) => {
    const jar = view.seats[seat]?.eye_tiles.at(-1);
    const rid = seatWith(view, seat, (one) =>
      tile
        ? { ...one, eye_tiles: one.eye_tiles.slice(0, -1) }
        : { ...one, eye_tokens: Math.max(0, one.eye_tokens - 1) },
    );
    return tile && jar !== undefined ? discarding(rid, [jar]) : rid;
  },
  EyeGiven: (view, { to }) => {
    const jar = view.chain[0]?.jar;
    if (jar === undefined) return view;
    const given = seatWith(view, to, (one) => ({ ...one, eye_tiles: [...one.eye_tiles, jar] }));
    return { ...given, chain: [] };
  },
  Announced: (view, { place, fronts }) =>
    squaresOf(place).reduce((now, square, at) => {
      const tile = tileAt(now, square);
      return tile === null ? now : boardWith(now, square, { ...tile, front: fronts[at] ?? null });
    }, view),
  Failed: (view, { seat, place }) => {
    const closed = squaresOf(place).reduce((now, square) => {
      const tile = tileAt(now, square);
      return tile === null ? now : boardWith(now, square, { ...tile, front: null });
    }, view);
    return seatWith(closed, seat, (one) => ({ ...one, eye_tokens: one.eye_tokens + 1 }));
  },
  Succeeded: (view, { place }) => ({
    ...view,
    announced: view.announced ?? place,
    claims: view.claims.filter((claim) => claim !== place),
    to_clear: isLine(place) ? [...view.to_clear, ...squaresOf(place)] : view.to_clear,
  }),
  TookGem: (view, { seat, gem }) =>
    gain({ ...view, taking: null, gems: view.gems.filter((one) => one !== gem) }, seat, 1),
  Robbed: (view, { seat, victim, tile }) => {
    if (!tile) return gain(gain(view, victim, -1), seat, 1);
    const jar = view.seats[victim]?.sapphire_tiles.at(-1);
    if (jar === undefined) return view;
    const robbed = seatWith(view, victim, (one) => ({
      ...one,
      sapphire_tiles: one.sapphire_tiles.slice(0, -1),
    }));
    return seatWith(robbed, seat, (one) => ({
      ...one,
      sapphire_tiles: [...one.sapphire_tiles, jar],
    }));
  },
  RobbedMerchant: (view, { seat }) => gain(lootWith(view, -1), seat, 1),
  TookAll: (view, { seat, gems }) => gain({ ...view, gems: [] }, seat, gems.length),
  Cleared: (view, { squares }) => {
    const jars = squares.flatMap((square) => tileAt(view, square)?.jar ?? []);
    const cleared = squares.reduce((now, square) => boardWith(now, square, null), view);
    return { ...discarding(cleared, jars), to_clear: [] };
  },
  GoldenDrawn: (view, { front }) => ({ ...fromStack(view), golden: [...view.golden, front] }),
  GoldenActed: (view, { front }) => ({
    ...view,
    golden: view.golden.filter((one) => one !== front),
    gone: [...view.gone, front],
  }),
  MerchantCame: (view, { gem, turn }) => ({
    ...view,
    merchant: { start: 0, loot: 0, ...view.merchant, gem, turn },
  }),
  MerchantTook: (view, { gem }) =>
    lootWith({ ...view, gems: view.gems.filter((one) => one !== gem) }, 1),
  Wished: (view, { seat, wish, loot }) => {
    if (wish === "turn") return { ...view, again: true };
    // Eyes that are wished away go one by one, each with an event of its own.
    return wish === "merchant" ? gain({ ...view, merchant: null }, seat, loot) : view;
  },
  HandsPassed: (view) => ({
    ...view,
    seats: view.seats.map((one, seat) => {
      const from = view.seats[(seat + 7 * (view.players - 1)) % view.players];
      const fronts = one.fronts === null ? null : [];
      return { ...one, jars: from?.jars ?? [], fronts };
    }),
  }),
  HandSeen: (view, { seat, fronts }) =>
    fronts === null ? view : seatWith(view, seat, (one) => ({ ...one, fronts })),
  TurnEnded: (view) => ({ ...view, announced: null, claims: [], led: false }),
  GameOver: (view, { ending, scores, winners }) => ({
    ...view,
    ending,
    scores,
    winners,
    phase: "over",
    deciders: [],
    led: false,
    again: false,
  }),
};

function sketchOf<Kind extends keyof Events>(kind: Kind, view: View, event: Events[Kind]): View {
  return SKETCHES[kind]?.(view, event) ?? view;
}

export function sketch(view: View, event: ft.GameEvent): View {
  return sketchOf(event.event, view, event);
}
