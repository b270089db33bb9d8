// The viewer's own cards. The chosen one lies beside them: face down for the others, open to oneself.

import type { View } from "../generated/master_thieves";
import { useMessages } from "../i18n/use";
import { Card } from "./Card";
import style from "./Hand.module.css";
import { Key } from "./Key";
import type { Bound } from "./words";

interface HandProps {
  view: View;
  bound: Bound;
  pending: string | null;
  act: (word: string) => void;
  /** What is recommended. */
  advised: string | null;
}

export function Hand({ view, bound, pending, act, advised }: HandProps) {
  const { master: words } = useMessages();
  const mine = view.viewer === null ? undefined : view.seats[view.viewer];
  if (mine === undefined || mine.hand === null || view.phase === "over") return null;
  const chosen = mine.card;
  const open = view.viewer !== null && view.revealed.includes(view.viewer);
  const named = chosen && { character: words.character[chosen[0]], number: chosen[1] };
  return (
    <section
      className={style.hand}
      aria-label={words.hand.title}
      data-choosing={bound.choose.size > 0 || undefined}
    >
      <ul className={style.cards}>
        {mine.hand.map(([character, number], at) => {
          const word = bound.choose.get(character);
          const told = words.hand.card({
            character: words.character[character],
            number,
            deed: words.deed[character],
          });
          const marked = advised === `choose ${character.replace("_", "-")}` || undefined;
          const picture = <Card character={character} number={number} />;
          return (
            <li key={character}>
              {word === undefined ? (
                <div
                  className={style.still}
                  role="img"
                  data-advised={marked}
                  aria-label={told}
                  title={words.deed[character]}
                >
                  {picture}
                </div>
              ) : (
                <button
                  type="button"
                  className={style.choice}
                  aria-label={told}
                  title={words.deed[character]}
                  aria-keyshortcuts={String(at + 1)}
                  aria-disabled={pending !== null}
                  data-pending={pending === word || undefined}
                  data-advised={marked}
                  data-deed
                  data-word={word}
                  onClick={() => act(word)}
                >
                  {picture}
                  <span className={style.key}>
                    <Key name={String(at + 1)} />
                  </span>
                </button>
              )}
            </li>
          );
        })}
        {chosen && named && (
          <li className={style.chosen}>
            <div
              className={style.still}
              role="img"
              data-chosen={open ? "open" : "down"}
              aria-label={open ? words.hand.played(named) : words.hand.chosen(named)}
              title={words.deed[chosen[0]]}
            >
              <Card character={chosen[0]} number={chosen[1]} />
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
