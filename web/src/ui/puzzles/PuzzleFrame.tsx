// A puzzle on the screen: the table on one side, what is asked on the other; on a phone one below the other.

import { type ReactNode, useEffect } from "react";
import { useAllMessages } from "../../i18n/use";
import { Link } from "../../store/route";
import { Brand } from "../../widgets/Brand";
import button from "../../widgets/Button.module.css";
import { ScreenHeading } from "../../widgets/ScreenHeading";
import style from "./PuzzleFrame.module.css";

interface FrameProps {
  game: string;
  title: string;
  /** How hard it is, which one it is. */
  facts?: ReactNode;
  /** What is asked, in one sentence. */
  question: string;
  /** The table, and what moves it through time. */
  table: ReactNode;
  /** What one answers, and what comes of it. */
  children: ReactNode;
}

export function PuzzleFrame({ game, title, facts, question, table, children }: FrameProps) {
  const t = useAllMessages();
  useEffect(() => {
    document.title = `${title} · Larceny`;
  }, [title]);
  return (
    <div className={style.frame} data-game={game}>
      <header className={style.head}>
        <Link to="/" className={style.home} aria-label={`Larceny – ${t.common.home}`}>
          <Brand size={26} />
        </Link>
        <div className={style.words}>
          <ScreenHeading className={style.title}>{title}</ScreenHeading>
          <p className={style.facts}>{facts}</p>
        </div>
        <Link to="/puzzles" className={`${button.button} ${button.quiet}`}>
          {t.puzzles.back}
        </Link>
      </header>
      <main id="main" className={style.main}>
        <h2 className={style.question} data-question>
          {question}
        </h2>
        <div className={style.table}>{table}</div>
        <div className={style.side}>{children}</div>
      </main>
    </div>
  );
}
