// The order of the round as a strip: who has acted, who acts, who is still hidden.

import { useEffect, useRef } from "react";
import type { View } from "../../../generated/master_thieves";
import type { Player } from "../../../table/props";
import { SeatSign } from "../../../widgets/SeatSign";
import { CharacterPicture } from "../art/CharacterPicture";
import { called } from "../model/called";
import { stripOrder } from "../model/characters";
import { useMasterMessages } from "../words";
import style from "./RoundStrip.module.css";

/** So far from the edge the strip begins, in pixels. */
const EDGE = 8;

type Stage =
  | "acted"
  | "acting"
  | "waiting"
  | "hidden"
  | "choosing"
  | "chosen"
  | "filled"
  | "fills"
  | "toFill";

export function RoundStrip({ view, players }: { view: View; players: readonly Player[] }) {
  const { master: words } = useMasterMessages();
  const filling = view.round === 0;
  const title = filling ? words.strip.filling : words.strip.round({ round: view.round });
  const strip = useRef<HTMLOListElement>(null);
  const calledAt = (seat: number) => called(words, players[seat]);
  const now = view.actor ?? view.deciders[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever acts is brought into sight
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (strip.current && chip) strip.current.scrollLeft = chip.offsetLeft - EDGE;
    if (strip.current) hideCut(strip.current);
  }, [now, view.round]);
  return (
    <section className={style.strip} aria-label={filling ? title : words.strip.title}>
      <h2 className={style.title}>{title}</h2>
      <ol
        className={style.order}
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        tabIndex={0}
        data-many={players.length > 6 || undefined}
        data-filling={filling || undefined}
        onScroll={(event) => hideCut(event.currentTarget)}
      >
        {stripOrder(view).map((seat, at) => {
          const stage = stageOf(view, seat);
          const card = view.revealed.includes(seat) ? view.seats[seat]?.card : null;
          const acts = stage === "acting" || stage === "fills";
          const told = words.strip.told({
            name: calledAt(seat),
            card: card
              ? words.seat.card({ character: words.character[card[0]], number: card[1] })
              : null,
            stage: players[seat]?.you ? words.strip.yours[stage] : words.strip[stage],
          });
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: at another place it is another chip
              key={`${at} ${seat}`}
              data-stage={stage}
              aria-current={acts ? "step" : undefined}
              title={calledAt(seat)}
            >
              <SeatSign colour={players[seat]?.colour ?? seat} size={20} />
              <span className={style.name} aria-hidden="true">
                {calledAt(seat)}
              </span>
              <span className={style.state} aria-hidden="true">
                {card && (
                  <span className={style.card}>
                    <CharacterPicture character={card[0]} size={26} />
                    {card[1]}
                  </span>
                )}
                <span className={style.mark} />
              </span>
              <span className="visually-hidden">{told}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A chip that is cut at the near edge tells nothing: it is left out until all of it is seen. */
function hideCut(strip: HTMLElement): void {
  for (const chip of strip.children) {
    if (chip instanceof HTMLElement) {
      chip.toggleAttribute("data-cut", chip.offsetLeft < strip.scrollLeft);
    }
  }
}

function stageOf(view: View, seat: number): Stage {
  if (view.round === 0) {
    if (view.deciders.includes(seat)) return "fills";
    return view.to_fill.includes(seat) ? "toFill" : "filled";
  }
  if (view.phase === "over") return "acted";
  if (view.phase === "choose" && !view.revealed.includes(seat)) {
    return view.seats[seat]?.has_chosen ? "chosen" : "choosing";
  }
  if (view.actor === seat || (view.actor === null && view.deciders.includes(seat))) return "acting";
  if (view.acted.includes(seat)) return "acted";
  return view.revealed.includes(seat) ? "waiting" : "hidden";
}
