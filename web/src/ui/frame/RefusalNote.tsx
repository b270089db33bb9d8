import { useEffect, useState } from "react";
import type { ParagraphAnswer } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import type { TableState } from "../../store/tableState";
import { typeset } from "../../widgets/typeset";
import { sayRefusal } from "../errors";
import style from "./RefusalNote.module.css";

/** What the server refused: in the reader's words, with the numbered rule that says so. */
export function RefusalNote({ table }: { table: TableState }) {
  const t = useMessages();
  const [closed, setClosed] = useState(0);
  const { refusal } = table;
  const open = refusal !== null && !refusal.isStale && refusal.number > closed;
  const game = table.lobby?.game ?? "";
  return (
    <div role="alert" className={style.place}>
      {open && (
        <div className={style.note}>
          <div data-rule={refusal.rule ?? undefined}>
            <p>
              {sayRefusal(t, refusal.code, refusal.details)}{" "}
              {refusal.rule !== null && (
                <Link to={`/rules/${game}#${refusal.rule}`} target="_blank">
                  {t.table.refusedBy({ rule: refusal.rule })}
                </Link>
              )}
            </p>
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
  const { language } = useStore(settingsStore);
  const [paragraph, setParagraph] = useState<ParagraphAnswer | null>(null);
  useEffect(() => {
    let wanted = true;
    api.fetchParagraph(game, rule, language).then(
      (found) => wanted && setParagraph(found),
      () => {}, // its number and the link are there without it
    );
    return () => {
      wanted = false;
    };
  }, [game, rule, language]);
  if (paragraph === null) return null;
  return (
    <p>
      <b>{typeset(paragraph.title)}.</b> {typeset(firstSentence(paragraph.text))}
    </p>
  );
}

/** The first sentence of a paragraph, without the marks of Markdown; with the list it leads to. */
export function firstSentence(text: string): string {
  const [block = "", next = ""] = text.trim().split(/\n\s*\n/);
  const sentence = /^.*?[.!?](?=\s|$)/.exec(plainly(block))?.[0] ?? plainly(block);
  const [lead = "", ...items] = block.split(ITEM);
  if (plainly(lead).endsWith(":")) {
    return [lead, ...(items.length > 0 ? items : next.split(ITEM))].map(plainly).join(" ").trim();
  }
  return sentence;
}

const ITEM = /\n(?=\s*(?:[-*]|\d+\.)\s)/;

function plainly(block: string): string {
  return block
    .replaceAll(/^\s*(?:[-*]|\d+\.)\s+/gm, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*_`]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
