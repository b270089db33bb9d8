// The card of this round: open, face down (who chose it sees it all the same), or still being chosen.

import type { View } from "../../../generated/master_thieves";
import { CharacterPicture } from "../art/CharacterPicture";
import { useMasterMessages } from "../words";
import style from "./Role.module.css";

export function Role({ view, seat }: { view: View; seat: number }) {
  const { master: words } = useMasterMessages();
  const mine = view.seats[seat];
  if (mine?.card) {
    const [character, number] = mine.card;
    return (
      <>
        <CharacterPicture character={character} size={26} />
        {unbroken(words.seat.card({ character: words.character[character], number }))}
        {!view.revealed.includes(seat) && (
          <i className={style.back} role="img" aria-label={words.seat.hiddenCard} />
        )}
      </>
    );
  }
  if (mine?.has_chosen) {
    return <i className={style.back} role="img" aria-label={words.seat.hiddenCard} />;
  }
  if (!isChoosing(view, seat)) return null;
  return <>{seat === view.viewer ? words.seat.youChoose : words.seat.thinking}</>;
}

/** Ask whether a seat still chooses its card. */
export function isChoosing(view: View, seat: number): boolean {
  return (
    view.phase === "choose" &&
    view.deciders.includes(seat) &&
    view.seats[seat]?.has_chosen !== true &&
    !view.revealed.includes(seat)
  );
}

/** The number stays with the name, where the name needs two lines. */
function unbroken(card: string): string {
  return card.replace(/ (?=\d+$)/, "\u00a0");
}
