import { useEffect, useState } from "react";
import { useAllMessages } from "../../i18n/use";
import { Link } from "../../store/route";
import style from "./Contents.module.css";
import type { ReadChapter } from "./reading";

export interface ContentsProps {
  chapters: ReadChapter[];
  open: boolean;
  onOpen: (open: boolean) => void;
  onGo: (number: string) => void;
}

/** The table of contents; it marks the chapter that is being read. */
export function Contents({ chapters, open, onOpen, onGo }: ContentsProps) {
  const t = useAllMessages();
  const reading = useReading(chapters);
  return (
    <details
      id="contents"
      className={style.contents}
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary className={style.summary}>{t.rules.contents}</summary>
      <nav aria-label={t.rules.contents}>
        <ol className={style.list}>
          {chapters.map((chapter) => (
            <li key={chapter.number}>
              <Link
                to={`#${chapter.number}`}
                className={style.link}
                aria-current={reading === chapter.number ? "location" : undefined}
                onClick={() => onGo(chapter.number)}
              >
                <span className={style.number} aria-hidden="true">
                  {chapter.number.replace(/^[A-Z]+-/, "")}
                </span>
                {chapter.title}
                {chapter.paragraphs.some((paragraph) => paragraph.differs.length > 0) ? (
                  <span className={style.differs} title={t.rules.differs}>
                    <span aria-hidden="true">●</span>
                    <span className="visually-hidden"> ({t.rules.differs})</span>
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** The last chapter whose heading has gone past the upper third of the screen. */
function useReading(chapters: ReadChapter[]): string | null {
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const begun = chapters.findLast((chapter) => {
        const heading = document.getElementById(chapter.number);
        return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3;
      });
      setReading(begun?.number ?? null);
    };
    let asked = 0;
    const soon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", soon, { passive: true });
    return () => {
      removeEventListener("scroll", soon);
      cancelAnimationFrame(asked);
    };
  }, [chapters]);
  return reading;
}
