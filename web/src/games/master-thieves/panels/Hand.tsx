// The viewer's own cards, each character in a place of its own, so that no card moves when another is
// played. The chosen one is face down for the others, and open to oneself.

import type { Character, GameAction, View } from "../../../generated/master_thieves";
import { helpOn } from "../../../hooks/help";
import { Key } from "../../../widgets/Key";
import { CHARACTERS } from "../model/characters";
import type { Bound } from "../model/choices";
import { useMasterMessages } from "../words";
import { CharacterCard } from "./CharacterCard";
import style from "./Hand.module.css";
import { FAR_ENOUGH, useCardDrag } from "./useCardDrag";

interface HandProps {
  view: View;
  bound: Bound;
  pending: string | null;
  act: (word: string) => void;
  /** What is recommended. */
  advised: GameAction | null;
}

export function Hand({ view, bound, pending, act, advised }: HandProps) {
  const { master: words } = useMasterMessages();
  const drag = useCardDrag((word) => {
    if (pending === null) act(word);
  });
  const mine = view.viewer === null ? undefined : view.seats[view.viewer];
  if (mine === undefined || mine.hand === null || view.phase === "over") return null;
  const { hand, card: chosen } = mine;
  const open = view.viewer !== null && view.revealed.includes(view.viewer);

  const held = (character: Character, at: number) => {
    const number = hand[at]?.[1] ?? 0;
    const word = bound.choose.get(character);
    const told = words.hand.card({
      character: words.character[character],
      number,
      deed: words.deed[character],
    });
    const isAdvised = advised?.verb === "choose" && advised.character === character;
    const marked = isAdvised || undefined;
    const picture = <CharacterCard character={character} number={number} />;
    if (word === undefined) {
      return (
        <div
          className={style.still}
          role="img"
          {...helpOn(`character:${character}`)}
          data-advised={marked}
          aria-label={told}
          title={words.deed[character]}
        >
          {picture}
        </div>
      );
    }
    const lifted = drag.lifted?.word === word ? drag.lifted.by : null;
    return (
      <button
        type="button"
        className={style.choice}
        {...helpOn(`character:${character}`)}
        aria-label={told}
        title={words.deed[character]}
        aria-keyshortcuts={String(at + 1)}
        aria-disabled={pending !== null}
        data-pending={pending === word || undefined}
        data-advised={marked}
        data-deed
        data-word={word}
        data-lifted={lifted === null ? undefined : lifted >= FAR_ENOUGH ? "far" : "up"}
        style={lifted === null ? undefined : { translate: `0 ${-lifted}px` }}
        {...drag.handlers(word)}
        onClick={() => act(word)}
      >
        {picture}
        <span className={style.key}>
          <Key name={String(at + 1)} />
        </span>
      </button>
    );
  };

  return (
    <section
      className={style.hand}
      aria-label={words.hand.title}
      data-choosing={bound.choose.size > 0 || undefined}
    >
      <ul className={style.cards}>
        {CHARACTERS.map((character) => {
          const at = hand.findIndex(([one]) => one === character);
          if (at >= 0) return <li key={character}>{held(character, at)}</li>;
          if (chosen?.[0] !== character) {
            return <li key={character} className={style.gone} aria-hidden="true" />;
          }
          const named = { character: words.character[character], number: chosen[1] };
          return (
            <li key={character}>
              <div
                className={style.still}
                role="img"
                {...helpOn(`character:${character}`)}
                data-chosen={open ? "open" : "down"}
                aria-label={open ? words.hand.played(named) : words.hand.chosen(named)}
                title={words.deed[character]}
              >
                <CharacterCard character={character} number={chosen[1]} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
