// The sentence in which an event is told: in the log, and to those who listen.

import type { GameEvent, Passed, Wished } from "../generated/forty_thieves";
import { aimName, type FortyWords, frontName, jarName, placeName, theFront } from "./naming";
import { squaresOf } from "./notation";

export function fortySentence(
  { forty: t }: { forty: FortyWords },
  event: GameEvent,
  names: readonly string[],
): string {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const tell = t.events;
  switch (event.event) {
    case "BoardLaid":
      return tell.boardLaid(event);
    case "TurnBegun":
      return tell.turnBegun({ name, turn: event.turn });
    case "Discarded":
      if (event.jars.length === 0) return tell.keptHand({ name });
      return tell.discarded({ name, jars: event.jars.map((jar) => jarName(t, jar)) });
    case "Drew": {
      const jar = jarName(t, event.jar);
      if (event.front === null) return tell.drew({ name, jar });
      return tell.drewFront({ name, jar, front: frontName(t, event.front) });
    }
    case "Shuffled":
      return tell.shuffled(event);
    case "Laid":
      return tell.laid({ square: event.square, jar: jarName(t, event.jar) });
    case "Glimpsed": {
      const { square, front } = event;
      if (front === null) return tell.glimpsed({ name, square });
      return tell.glimpsedFront({ name, square, front: frontName(t, front) });
    }
    case "Shown":
      return tell.shown({ name, tiles: shownTiles(t, event.squares, event.fronts) });
    case "Named":
      return tell.named({ name, square: event.square });
    case "SapphireTileKept":
      return tell.sapphireTileKept({ name, square: event.square });
    case "Replaced": {
      const { slot, square, front } = event;
      if (front === null) return tell.replaced({ name, slot, square });
      return tell.replacedFront({ name, slot, square, front: frontName(t, front) });
    }
    case "Led": {
      const { square, front } = event;
      const leader = frontName(t, event.leader);
      if (front === null) return tell.led({ name, leader, square });
      return tell.ledFront({ name, leader, square, front: frontName(t, front) });
    }
    case "Interchanged": {
      const [one = "", other = ""] = event.squares;
      return tell.interchanged({ name, one, other });
    }
    case "Passed":
      return passed(t, event.phase, name);
    case "Played":
      return tell.played({ name, tile: theFront(t, event.front) });
    case "Aimed":
      return tell.aimed({ name, aim: aimName(t, event.target, names) });
    case "Worked":
      return tell.worked({ tile: theFront(t, event.front) });
    case "Cancelled":
      return tell.cancelled({ tile: theFront(t, event.front) });
    case "EyeDropped":
      return tell.eyeDropped({ name });
    case "EyeGiven":
      return tell.eyeGiven({ name, to: names[event.to] ?? "" });
    case "Announced": {
      const tiles = shownTiles(t, squaresOf(event.place), event.fronts);
      return tell.announced({ name, place: placeName(t, event.place), tiles });
    }
    case "Failed":
      return tell.failed({ name });
    case "Succeeded":
      return tell.succeeded({ name, place: placeName(t, event.place) });
    case "TookGem":
      return tell.tookGem({ name, gem: event.gem });
    case "Robbed": {
      const victim = names[event.victim] ?? "";
      return event.tile ? tell.robbedTile({ name, victim }) : tell.robbedGem({ name, victim });
    }
    case "RobbedMerchant":
      return tell.robbedMerchant({ name });
    case "TookAll":
      return tell.tookAll({ name, count: event.gems.length });
    case "Cleared":
      return tell.cleared(event);
    case "GoldenDrawn":
      return tell.goldenDrawn({ name, tile: frontName(t, event.front) });
    case "GoldenActed":
      return tell.goldenActed({ tile: frontName(t, event.front) });
    case "MerchantCame":
      return tell.merchantCame(event);
    case "MerchantTook":
      return tell.merchantTook(event);
    case "Wished":
      return wished(t, event, name);
    case "HandsPassed":
      return tell.handsPassed;
    case "HandSeen": {
      if (event.fronts === null) return tell.handSeen({ name });
      const fronts = event.fronts.map((front) => frontName(t, front));
      return tell.handSeenFronts({ name, fronts });
    }
    case "TurnEnded":
      return tell.turnEnded({ name });
    case "GameOver":
      return {
        last_sapphire: tell.lastSapphire,
        four_leaders: tell.fourLeaders,
        merchant: tell.merchantWins,
        turn_cap: tell.turnCap,
      }[event.ending];
    default:
      return "";
  }
}

/** The sentence that stands at the table while an event is shown: never ahead of what is seen. */
export function happeningSentence(
  words: { forty: FortyWords },
  event: GameEvent,
  names: readonly string[],
): string {
  if (event.event !== "Announced") return fortySentence(words, event, names);
  const { forty: t } = words;
  return t.events.announces({ name: names[event.seat] ?? "", place: placeName(t, event.place) });
}

function shownTiles(t: FortyWords, squares: string[], fronts: string[]): string[] {
  return squares.map((square, at) =>
    t.names.shown({ square, front: frontName(t, fronts[at] ?? "") }),
  );
}

function passed(t: FortyWords, phase: Passed["phase"], name: string): string {
  const tell = t.events;
  if (phase === "glimpse") return tell.passedGlimpse({ name });
  if (phase === "action") return tell.passedAction({ name });
  if (phase === "steal") return tell.passedSteal({ name });
  if (phase === "claim") return tell.passedClaim({ name });
  if (phase === "wish") return tell.passedWish({ name });
  return tell.passed({ name });
}

function wished(t: FortyWords, event: Wished, name: string): string {
  if (event.wish === "eyes") return t.events.wishedEyes({ name });
  if (event.wish === "turn") return t.events.wishedTurn({ name });
  return t.events.wishedMerchant({ name, loot: event.loot });
}
