// The card of this round: open, face down, or still being chosen.

import type { View } from "../generated/master_thieves";
import { useMessages } from "../i18n/use";
import { Emblem } from "./Emblem";
import style from "./Role.module.css";

export function Role({ view, seat }: { view: View; seat: number }) {
  const { master: words } = useMessages();
  const mine = view.seats[seat];
  if (mine?.card && view.revealed.includes(seat)) {
    const [character, number] = mine.card;
    return (
      <>
        <Emblem character={character} />
        {words.seat.card({ character: words.character[character], number })}
      </>
    );
  }
  if (mine?.has_chosen) {
    return <i className={style.back} role="img" aria-label={words.seat.hiddenCard} />;
  }
  if (view.phase === "choose" && view.deciders.includes(seat)) return <>{words.seat.thinking}</>;
  return null;
}
