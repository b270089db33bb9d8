import { useId } from "react";
import type { Front } from "../../../generated/forty_thieves";
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

/** Sixteen fronts in rows of four; null: a gap. */
export function Fronts({ fronts }: { fronts: readonly (Front | null)[] }) {
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
          <li key={square} data-hides={square} title={told}>
            <span className="visually-hidden">{told}</span>
            {front === null ? null : <FrontFace front={front} />}
          </li>
        );
      })}
    </ul>
  );
}
