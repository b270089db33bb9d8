// Events as sentences, for the log and for those who listen.

import type { GameEvent, Gem, Place } from "../../generated/master_thieves";
import type { Messages } from "../../i18n/messages";
import { type Who, whoSits } from "../../i18n/who";
import type { Gems } from "./i18n/en/grammar";
import type { master } from "./i18n/en/table";
import { CHARACTERS } from "./model/characters";
import { gemCounts, isEmptyHandful, kindOf } from "./model/gems";
import { levelOf, sideOf } from "./model/places";

export type MasterWords = Messages<typeof master>;
/** The tree of sentences, as far as this game needs it. */
export interface Tree {
  master: MasterWords;
}

/** How many gems of each kind a handful has, as sentences count them. */
function gemsOf(handful: string | null): Gems {
  const { D: diamonds, S: sapphires, R: rubies } = gemCounts(handful);
  return { diamonds, sapphires, rubies };
}

/** Say a handful in words. */
export function gemsInWords(words: MasterWords, handful: string | null): string {
  return words.gems(gemsOf(handful));
}

/** Say where a drawer stands, inside a sentence. */
export function whereInWords(words: MasterWords, place: Place): string {
  return words.where({ level: levelOf(place), side: sideOf(place) });
}

/** Tell an event in one sentence, to who sits on `you`; `names` are the players', by seat. */
export function masterSentence(
  t: Tree,
  event: GameEvent,
  names: readonly string[],
  you: number | null = null,
): string {
  const { master: words } = t;
  const { tell } = words;
  const who = (seat: number): Who => whoSits(seat, names, you);
  const where = (place: Place): string => whereInWords(words, place);
  const gem = (kind: Gem): string => words.kind[kindOf(kind)];

  switch (event.event) {
    case "Dealt": {
      const cards = event.numbers?.map((number, at) => {
        const character = words.character[CHARACTERS[at] ?? "smuggler"];
        return words.seat.card({ character, number });
      });
      return tell.dealt({
        who: who(event.seat),
        cards: cards === undefined ? null : words.list({ parts: cards }),
      });
    }
    case "RubiesPlaced":
      return tell.rubiesPlaced({ places: words.list({ parts: event.places.map(where) }) });
    case "FillingBegun":
      return tell.fillingBegun({ who: who(event.seat), gems: gemsOf(`${event.share}D`) });
    case "DiamondsPut":
      return tell.diamondsPut({
        who: who(event.seat),
        gems: gemsOf(`${event.count}D`),
        place: where(event.place),
      });
    case "RoundBegun":
      return tell.roundBegun({ round: event.round });
    case "Chose":
      return tell.chose({
        who: who(event.seat),
        character: event.character === null ? null : words.character[event.character],
      });
    case "Revealed": {
      const cards = event.cards.map(([seat, character, number]) =>
        tell.cardOf({ who: who(seat), character: words.character[character], number }),
      );
      return tell.revealed({ cards: words.list({ parts: cards }) });
    }
    case "TurnBegun":
      return tell.turnBegun({
        who: who(event.seat),
        character: words.character[event.character],
      });
    case "Opened":
      return tell.opened({ who: who(event.seat), place: where(event.place) });
    case "Fell": {
      const told = { gems: gemsOf(event.gems), one: isOne(event.gems), to: event.to };
      if (event.alarm === null) return tell.fell(told);
      const owner = who(event.alarm);
      if (isEmptyHandful(event.gems)) return tell.alarmFell({ who: owner });
      return tell.fellWithAlarm({ who: owner, gems: told.gems, toOwner: event.to === "owner" });
    }
    case "Seen": {
      if (event.gems === null) {
        return tell.seenBy({ who: event.seen_by === null ? null : who(event.seen_by) });
      }
      const told = { gems: gemsOf(event.gems), one: isOne(event.gems) };
      if (event.alarm === null)
        return isEmptyHandful(event.gems) ? tell.seenNothing : tell.seen(told);
      const owner = who(event.alarm);
      return isEmptyHandful(event.gems)
        ? tell.seenAlarm({ who: owner })
        : tell.seenWithAlarm({ ...told, who: owner });
    }
    case "Took":
      return isEmptyHandful(event.gems)
        ? tell.tookNothing({ who: who(event.seat) })
        : tell.took({
            who: who(event.seat),
            gems: gemsOf(event.gems),
            toRed: event.to === "red",
          });
    case "TookRuby":
      return tell.tookRuby({ who: who(event.seat) });
    case "Left":
      return tell.left({ who: who(event.seat) });
    case "Looked":
      return tell.looked({ who: who(event.seat) });
    case "SecretSeen":
      if (event.long === null) {
        return tell.secretBy({ who: event.seen_by === null ? null : who(event.seen_by) });
      }
      if (!event.long) return tell.secretShort;
      return event.ruby === true ? tell.secretRuby : tell.secretNone;
    case "RubyFell":
      return tell.rubyFell({ to: event.to });
    case "Placed":
      return tell.placed({ who: who(event.seat), gem: gem(event.kind) });
    case "PlacedNothing":
      return tell.placedNothing({ who: who(event.seat) });
    case "AlarmSet":
      return tell.alarmSet({ who: who(event.seat), place: where(event.place) });
    case "AlarmKept":
      return tell.alarmKept({ who: who(event.seat) });
    case "AlarmLeftAlone":
      return tell.alarmLeftAlone({ who: who(event.owner), place: where(event.place) });
    case "AlarmRecovered":
      return tell.alarmRecovered({ who: who(event.owner), place: where(event.place) });
    case "AlarmLetLie":
      return tell.alarmLetLie({ who: who(event.owner) });
    case "BoxMoved":
      return event.seat === null
        ? tell.boxSetUp
        : tell.boxMoved({ who: who(event.seat), move: event.move });
    case "TurnEnded":
      return tell.turnEnded({ who: who(event.seat) });
    case "SmugglersCounted": {
      const { smugglers, detectives, share } = event;
      return tell.smugglersCounted({ smugglers, detectives, share });
    }
    case "Picked":
      return tell.picked({ who: who(event.seat), gem: gem(event.kind) });
    case "RoundEnded":
      return tell.roundEnded({ round: event.round });
    case "CardsPassed":
      return tell.cardsPassed;
    case "GameOver":
      return tell.gameOver({
        ending: tell.ending[event.ending],
        winners: event.winners.map(who),
      });
  }
}

function isOne(handful: string): boolean {
  const { D, S, R } = gemCounts(handful);
  return D + S + R === 1;
}
