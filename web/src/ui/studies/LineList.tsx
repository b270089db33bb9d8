import { useId } from "react";
import { useAllMessages } from "../../i18n/use";
import style from "./Studies.module.css";

interface LineProps {
  steps: { text: string; comment: string }[];
  at: number;
  onJump: (to: number) => void;
}

/** The whole line, step by step, with what is written beside it. */
export function LineList({ steps, at, onJump }: LineProps) {
  const t = useAllMessages();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={style.heading}>
        {t.studies.line}
      </h3>
      <ol className={style.line} start={0} data-line>
        {steps.map(({ text, comment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <li key={index}>
            <button
              type="button"
              className={style.step}
              aria-current={index === at ? "step" : undefined}
              onClick={() => onJump(index)}
            >
              {text}
              {comment === "" ? null : (
                <span className={style.said}>
                  <span className="visually-hidden">{t.studies.commented}: </span>
                  {comment}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
