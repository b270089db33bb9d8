import { useEffect, useState } from "react";
import type { ParagraphAnswer } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { settings } from "../../store/settings";
import { useStore } from "../../store/store";
import type { Followed } from "../../store/table";
import { sayRefusal } from "../errors";
import style from "./RefusalNote.module.css";

/** What the server refused: in the reader's words, with the numbered rule that says so. */
export function RefusalNote({ table }: { table: Followed }) {
  const t = useMessages();
  const [closed, setClosed] = useState(0);
  const { refusal } = table;
  const open = refusal !== null && refusal.number > closed;
  const game = table.lobby?.game ?? "";
  return (
    <div role="alert" className={style.place}>
      {open && (
        <div className={style.note}>
          <div>
            <p>{sayRefusal(t, refusal.code, refusal.details)}</p>
            {refusal.rule !== null && <Rule key={refusal.rule} game={game} rule={refusal.rule} />}
          </div>
          <button
            type="button"
            onClick={() => setClosed(refusal.number)}
            aria-label={t.table.close}
          >
            ✕
          </button>
        </div>
      )}
    </div>
  );
}

/** What the paragraph is called, and how it begins; all of it is behind the link. */
function Rule({ game, rule }: { game: string; rule: string }) {
  const t = useMessages();
  const { language } = useStore(settings);
  const [paragraph, setParagraph] = useState<ParagraphAnswer | null>(null);
  useEffect(() => {
    let wanted = true;
    api.paragraph(game, rule, language).then(
      (found) => wanted && setParagraph(found),
      () => {}, // its number and the link are there without it
    );
    return () => {
      wanted = false;
    };
  }, [game, rule, language]);
  return (
    <p data-rule={rule}>
      {paragraph !== null && (
        <>
          <b>{paragraph.title}.</b> {firstSentence(paragraph.text)}{" "}
        </>
      )}
      <Link to={`/rules/${game}#${rule}`} target="_blank">
        {t.table.refusedBy({ rule })}
      </Link>
    </p>
  );
}

/** The first sentence of a paragraph, without the marks of Markdown. */
export function firstSentence(text: string): string {
  const [block = ""] = text.trim().split(/\n\s*\n/);
  const plain = block
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*_`]/g, "")
    .replaceAll(/\s+/g, " ");
  return /^.*?[.!?:](?=\s|$)/.exec(plain)?.[0] ?? plain;
}
