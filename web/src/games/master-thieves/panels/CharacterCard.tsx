// A character's card, or its back.

import type { Character } from "../../../generated/master_thieves";
import { CharacterPicture } from "../art/CharacterPicture";
import { useMasterMessages } from "../words";
import style from "./CharacterCard.module.css";

interface CardProps {
  character: Character;
  number: number;
  faceDown?: boolean;
}

/** A word of so many letters is wider than a card, and not every browser knows where to break it. */
const LONG = 13;

function isLong(name: string): boolean {
  return name.split(" ").some((word) => word.length >= LONG);
}

/** The picture of a card; what holds it says its words. */
export function CharacterCard({ character, number, faceDown = false }: CardProps) {
  const { master: words } = useMasterMessages();
  return (
    <span
      className={style.card}
      data-character={character}
      data-down={faceDown || undefined}
      aria-hidden="true"
    >
      {!faceDown && (
        <>
          <span className={style.picture}>
            <CharacterPicture character={character} />
          </span>
          <span className={style.name} data-long={isLong(words.character[character]) || undefined}>
            {words.character[character]}
          </span>{" "}
          <b className={style.number}>{number}</b>
        </>
      )}
    </span>
  );
}
