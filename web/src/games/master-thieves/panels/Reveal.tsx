// The high point of a round: cards are turned over before everybody, in the middle of the table.

import type { Cue } from "../../../cues/cue";
import type { GameEvent, View } from "../../../generated/master_thieves";
import type { Player } from "../../../table/props";
import { SeatSign } from "../../../widgets/SeatSign";
import { called } from "../model/called";
import { useMasterMessages } from "../words";
import { CharacterCard } from "./CharacterCard";
import style from "./Reveal.module.css";

interface RevealProps {
  cue: Cue<View, GameEvent> | null;
  players: readonly Player[];
}

const MOST_IN_ROW = 4;

/** Rows of the same length: six cards are three and three. */
function inRow(cards: number): number {
  return Math.ceil(cards / Math.ceil(cards / MOST_IN_ROW));
}

/** A picture only: the sentence of the event says the same. */
export function Reveal({ cue, players }: RevealProps) {
  const { master: words } = useMasterMessages();
  if (cue === null || cue.event.event !== "Revealed") return null;
  return (
    <div
      className={style.reveal}
      style={{ gridTemplateColumns: `repeat(${inRow(cue.event.cards.length)}, var(--column))` }}
      aria-hidden="true"
      key={cue.id}
    >
      {cue.event.cards.map(([seat, character, number]) => (
        <figure key={seat} className={style.one}>
          <CharacterCard character={character} number={number} />
          <figcaption>
            <SeatSign colour={players[seat]?.colour ?? seat} size={18} />
            <span>{called(words, players[seat])}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
