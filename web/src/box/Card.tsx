// A character's card, or its back.

import type { Character } from "../generated/master_thieves";
import { useMessages } from "../i18n/use";
import style from "./Card.module.css";
import { Emblem } from "./Emblem";

interface CardProps {
  character: Character;
  number: number;
  faceDown?: boolean;
}

/** The picture of a card; what holds it says its words. */
export function Card({ character, number, faceDown = false }: CardProps) {
  const { master: words } = useMessages();
  return (
    <span
      className={style.card}
      data-character={character}
      data-down={faceDown || undefined}
      aria-hidden="true"
    >
      {!faceDown && (
        <>
          <span className={style.emblem}>
            <Emblem character={character} />
          </span>
          <span className={style.name}>{words.character[character]}</span>{" "}
          <b className={style.number}>{number}</b>
        </>
      )}
    </span>
  );
}
