// Events as sentences, for the log and for those who listen.

import type { GameEvent, Place } from "../generated/master_thieves";
import type { master } from "../i18n/en/master";
import type { Messages } from "../i18n/messages";
import { CHARACTERS } from "./characters";
import { counted, isEmpty, isKind } from "./gems";
import { levelOf, sideOf } from "./places";

export type MasterWords = Messages<typeof master>;
/** The tree of sentences, as far as this game needs it. */
export interface Tree {
  master: MasterWords;
}

/** Say a handful in words. */
export function gemsInWords(words: MasterWords, handful: string | null): string {
  const { D: diamonds, S: sapphires, R: rubies } = counted(handful);
  return words.gems({ diamonds, sapphires, rubies });
}

/** Say where a drawer stands, inside a sentence. */
export function whereInWords(words: MasterWords, place: Place): string {
  return words.where({ level: levelOf(place), side: sideOf(place) });
}

/** Tell an event in one sentence; `names` are the players', by seat. */
export function masterSentence(t: Tree, event: GameEvent, names: readonly string[]): string {
  const { master: words } = t;
  const { tell } = words;
  const named = (seat: number | null): string =>
    seat === null ? "" : (names[seat] ?? String(seat + 1));
  const gems = (handful: string | null): string => gemsInWords(words, handful);
  const where = (place: Place): string => whereInWords(words, place);
  const gem = (kind: string): string => {
    const letter = kind.slice(-1);
    return isKind(letter) ? words.kind[letter] : kind;
  };

  switch (event.event) {
    case "Dealt": {
      const cards = event.numbers?.map((number, at) => {
        const character = words.character[CHARACTERS[at] ?? "smuggler"];
        return words.seat.card({ character, number });
      });
      return tell.dealt({ name: named(event.seat), cards: cards?.join(", ") ?? null });
    }
    case "RubiesPlaced":
      return tell.rubiesPlaced({ places: words.list({ parts: event.places.map(where) }) });
    case "FillingBegun":
      return tell.fillingBegun({ name: named(event.seat), gems: gems(`${event.share}D`) });
    case "DiamondsPut":
      return tell.diamondsPut({
        name: named(event.seat),
        gems: gems(`${event.count}D`),
        place: where(event.place),
      });
    case "RoundBegun":
      return tell.roundBegun({ round: event.round });
    case "Chose":
      return tell.chose({
        name: named(event.seat),
        character: event.character === null ? null : words.character[event.character],
      });
    case "Revealed": {
      const cards = event.cards.map(([seat, character, number]) =>
        tell.cardOf({ name: named(seat), character: words.character[character], number }),
      );
      return tell.revealed({ cards: cards.join(", ") });
    }
    case "TurnBegun":
      return tell.turnBegun({
        name: named(event.seat),
        character: words.character[event.character],
      });
    case "Opened":
      return tell.opened({ name: named(event.seat), place: where(event.place) });
    case "Fell": {
      const told = { gems: gems(event.gems), one: isOne(event.gems), to: event.to };
      if (event.alarm === null) return tell.fell(told);
      const name = named(event.alarm);
      if (isEmpty(event.gems)) return tell.alarmFell({ name });
      return tell.fellWithAlarm({ name, gems: told.gems, toOwner: event.to === "owner" });
    }
    case "Seen": {
      if (event.gems === null) {
        return tell.seenBy({ name: event.seen_by === null ? null : named(event.seen_by) });
      }
      const told = { gems: gems(event.gems), one: isOne(event.gems) };
      if (event.alarm === null) return isEmpty(event.gems) ? tell.seenNothing : tell.seen(told);
      const name = named(event.alarm);
      return isEmpty(event.gems) ? tell.seenAlarm({ name }) : tell.seenWithAlarm({ ...told, name });
    }
    case "Took":
      return isEmpty(event.gems)
        ? tell.tookNothing({ name: named(event.seat) })
        : tell.took({
            name: named(event.seat),
            gems: gems(event.gems),
            toRed: event.to === "red",
          });
    case "TookRuby":
      return tell.tookRuby({ name: named(event.seat) });
    case "Left":
      return tell.left({ name: named(event.seat) });
    case "Looked":
      return tell.looked({ name: named(event.seat) });
    case "SecretSeen":
      if (event.long === null) {
        return tell.secretBy({ name: event.seen_by === null ? null : named(event.seen_by) });
      }
      if (!event.long) return tell.secretShort;
      return event.ruby === true ? tell.secretRuby : tell.secretNone;
    case "RubyFell":
      return tell.rubyFell({ to: event.to });
    case "Placed":
      return tell.placed({ name: named(event.seat), gem: gem(event.kind) });
    case "PlacedNothing":
      return tell.placedNothing({ name: named(event.seat) });
    case "AlarmSet":
      return tell.alarmSet({ name: named(event.seat), place: where(event.place) });
    case "AlarmKept":
      return tell.alarmKept({ name: named(event.seat) });
    case "AlarmLeftAlone":
      return tell.alarmLeftAlone({ name: named(event.owner), place: where(event.place) });
    case "AlarmRecovered":
      return tell.alarmRecovered({ name: named(event.owner), place: where(event.place) });
    case "AlarmLetLie":
      return tell.alarmLetLie({ name: named(event.owner) });
    case "BoxMoved":
      return event.seat === null
        ? tell.boxSetUp
        : tell.boxMoved({ name: named(event.seat), move: event.move });
    case "TurnEnded":
      return tell.turnEnded({ name: named(event.seat) });
    case "SmugglersCounted": {
      const { smugglers, detectives, share } = event;
      return tell.smugglersCounted({ smugglers, detectives, share });
    }
    case "Picked":
      return tell.picked({ name: named(event.seat), gem: gem(event.kind) });
    case "RoundEnded":
      return tell.roundEnded({ round: event.round });
    case "CardsPassed":
      return tell.cardsPassed;
    case "GameOver":
      return tell.gameOver({
        ending: tell.ending[event.ending],
        names: words.list({ parts: event.winners.map(named) }),
        many: event.winners.length > 1,
      });
  }
}

function isOne(handful: string): boolean {
  const { D, S, R } = counted(handful);
  return D + S + R === 1;
}
