// A study on the screen: the table on one side, what is written on the other; on a phone below it.

import { type ReactNode, useEffect } from "react";
import { useAllMessages } from "../../i18n/use";
import { Link } from "../../store/route";
import { Brand } from "../../widgets/Brand";
import button from "../../widgets/Button.module.css";
import { ScreenHeading } from "../../widgets/ScreenHeading";
import frame from "../puzzles/PuzzleFrame.module.css";

interface FrameProps {
  game: string;
  title: string;
  facts: ReactNode;
  /** What is to be done, or what is written beside the step that is shown. */
  lead: ReactNode;
  table: ReactNode;
  children: ReactNode;
}

export function StudyFrame({ game, title, facts, lead, table, children }: FrameProps) {
  const t = useAllMessages();
  useEffect(() => {
    document.title = `${title} · Larceny`;
  }, [title]);
  return (
    <div className={frame.frame} data-game={game}>
      <header className={frame.head}>
        <Link to="/" className={frame.home} aria-label={`Larceny – ${t.common.home}`}>
          <Brand size={26} />
        </Link>
        <div className={frame.words}>
          <ScreenHeading className={frame.title}>{title}</ScreenHeading>
          <p className={frame.facts}>{facts}</p>
        </div>
        <Link to="/study" className={`${button.button} ${button.quiet}`}>
          {t.studies.back}
        </Link>
      </header>
      <main id="main" className={frame.main}>
        <h2 className={frame.question} data-study="lead">
          {lead}
        </h2>
        <div className={frame.table}>{table}</div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <div className={frame.side} tabIndex={0}>
          {children}
        </div>
      </main>
    </div>
  );
}
