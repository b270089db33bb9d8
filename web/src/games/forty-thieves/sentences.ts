// The sentence in which an event is told: in the log, and to those who listen.

import type { Front, GameEvent, Passed, Square, Wished } from "../../generated/forty_thieves";
import { type Who, whoSits } from "../../i18n/who";
import { aimName, type FortyWords, frontName, jarName, placeName, theFront } from "./model/naming";
import { squaresOf } from "./model/notation";

export function fortySentence(
  { forty: t }: { forty: FortyWords },
  event: GameEvent,
  names: readonly string[],
  you: number | null = null,
): string {
  const who = whoSits("seat" in event ? event.seat : -1, names, you);
  const tell = t.events;
  switch (event.event) {
    case "BoardLaid":
      return tell.boardLaid(event);
    case "TurnBegun":
      return tell.turnBegun({ who, turn: event.turn });
    case "Discarded":
      if (event.jars.length === 0) return tell.keptHand({ who });
      return tell.discarded({ who, jars: event.jars.map((jar) => jarName(t, jar)) });
    case "Drew": {
      const jar = jarName(t, event.jar);
      if (event.front === null) return tell.drew({ who, jar });
      return tell.drewFront({ who, jar, front: frontName(t, event.front) });
    }
    case "Shuffled":
      return tell.shuffled(event);
    case "Laid":
      return tell.laid({ square: event.square, jar: jarName(t, event.jar) });
    case "Glimpsed": {
      const { square, front } = event;
      if (front === null) return tell.glimpsed({ who, square });
      return tell.glimpsedFront({ who, square, front: frontName(t, front) });
    }
    case "Shown":
      return tell.shown({ who, tiles: shownTiles(t, event.squares, event.fronts) });
    case "Named":
      return tell.named({ who, square: event.square });
    case "SapphireTileKept":
      return tell.sapphireTileKept({ who, square: event.square });
    case "Replaced": {
      const { slot, square, front } = event;
      if (front === null) return tell.replaced({ who, slot, square });
      return tell.replacedFront({ who, slot, square, front: frontName(t, front) });
    }
    case "Led": {
      const { square, front } = event;
      const leader = frontName(t, event.leader);
      if (front === null) return tell.led({ who, leader, square });
      return tell.ledFront({ who, leader, square, front: frontName(t, front) });
    }
    case "Interchanged": {
      const [one = "", other = ""] = event.squares;
      return tell.interchanged({ who, one, other });
    }
    case "Passed":
      return passed(t, event.phase, who);
    case "Played":
      return tell.played({ who, tile: theFront(t, event.front) });
    case "Aimed":
      return tell.aimed({ who, aim: aimName(t, event.target, names, you) });
    case "Worked":
      return tell.worked({ tile: theFront(t, event.front) });
    case "Cancelled":
      return tell.cancelled({ tile: theFront(t, event.front) });
    case "EyeDropped":
      return tell.eyeDropped({ who });
    case "EyeGiven":
      return tell.eyeGiven({ who, to: whoSits(event.to, names, you) });
    case "Announced": {
      const tiles = shownTiles(t, squaresOf(event.place), event.fronts);
      return tell.announced({ who, place: placeName(t, event.place), tiles });
    }
    case "Failed":
      return tell.failed({ who });
    case "Succeeded":
      return tell.succeeded({ who, place: placeName(t, event.place) });
    case "TookGem":
      return tell.tookGem({ who, gem: event.gem });
    case "Robbed": {
      const victim = whoSits(event.victim, names, you);
      return event.tile ? tell.robbedTile({ who, victim }) : tell.robbedGem({ who, victim });
    }
    case "RobbedMerchant":
      return tell.robbedMerchant({ who });
    case "TookAll":
      return tell.tookAll({ who, count: event.gems.length });
    case "Cleared":
      return tell.cleared(event);
    case "GoldenDrawn":
      return tell.goldenDrawn({ who, tile: frontName(t, event.front) });
    case "GoldenActed":
      return tell.goldenActed({ tile: frontName(t, event.front) });
    case "MerchantCame":
      return tell.merchantCame(event);
    case "MerchantTook":
      return tell.merchantTook(event);
    case "Wished":
      return wished(t, event, who);
    case "HandsPassed":
      return tell.handsPassed;
    case "HandSeen": {
      if (event.fronts === null) return tell.handSeen({ who });
      const fronts = event.fronts.map((front) => frontName(t, front));
      return tell.handSeenFronts({ who, fronts });
    }
    case "TurnEnded":
      return tell.turnEnded({ who });
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
  you: number | null = null,
): string {
  if (event.event !== "Announced") return fortySentence(words, event, names, you);
  const { forty: t } = words;
  return t.events.announces({
    who: whoSits(event.seat, names, you),
    place: placeName(t, event.place),
  });
}

function shownTiles(t: FortyWords, squares: readonly Square[], fronts: Front[]): string[] {
  return fronts.map((front, at) =>
    t.names.shown({ square: squares[at] ?? "", front: frontName(t, front) }),
  );
}

function passed(t: FortyWords, phase: Passed["phase"], who: Who): string {
  const tell = t.events;
  if (phase === "glimpse") return tell.passedGlimpse({ who });
  if (phase === "action") return tell.passedAction({ who });
  if (phase === "steal") return tell.passedSteal({ who });
  if (phase === "claim") return tell.passedClaim({ who });
  if (phase === "wish") return tell.passedWish({ who });
  return tell.passed({ who });
}

function wished(t: FortyWords, event: Wished, who: Who): string {
  if (event.wish === "eyes") return t.events.wishedEyes({ who });
  if (event.wish === "turn") return t.events.wishedTurn({ who });
  return t.events.wishedMerchant({ who, loot: event.loot });
}
