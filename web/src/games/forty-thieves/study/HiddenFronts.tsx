import { useId } from "react";
import type { Front, Square } from "../../../generated/forty_thieves";
import { useAllMessages } from "../../../i18n/use";
import type { Json } from "../../../store/tableState";
import { FrontFace } from "../art/FrontFace";
import { frontName } from "../model/naming";
import { SQUARES } from "../model/notation";
import { useAllFortyMessages } from "../words";
import style from "./Study.module.css";

/** What every jar on the board hides, as they lie there. */
export function HiddenFronts({ view }: { view: Json }) {
  const t = useAllMessages();
  const id = useId();
  // The border: laid open, a view tells what is hidden, by square.
  const hidden = view.hidden as Record<string, Front> | undefined;
  if (hidden === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={style.heading}>
        {t.studies.hidden}
      </h3>
      <Fronts fronts={SQUARES.map((square) => hidden[square] ?? null)} />
    </section>
  );
}

interface FrontsProps {
  /** Sixteen of them in rows of four; null: a gap. */
  fronts: readonly (Front | null)[];
  /** The squares about which something is wrong. */
  wrong?: readonly Square[];
}

export function Fronts({ fronts, wrong = [] }: FrontsProps) {
  const words = useAllFortyMessages().forty;
  return (
    <ul className={style.board}>
      {SQUARES.map((square, index) => {
        const front = fronts[index] ?? null;
        const told =
          front === null
            ? words.board.gap({ square })
            : words.names.shown({ square, front: frontName(words, front) });
        return (
          <li
            key={square}
            data-hides={square}
            data-wrong={wrong.includes(square) ? "" : undefined}
            title={told}
          >
            <span className="visually-hidden">{told}</span>
            {front === null ? null : <FrontFace front={front} />}
          </li>
        );
      })}
    </ul>
  );
}
