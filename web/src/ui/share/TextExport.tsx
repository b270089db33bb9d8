import { useState } from "react";
import { copyText } from "../../hooks/clipboard";
import { saveFile } from "../../hooks/saveFile";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import type { GamePart } from "../../table/module";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";
import { RadioGroup } from "../../widgets/RadioGroup";
import { say } from "../../widgets/toastStore";
import { forumText, MARKUPS, type Markup } from "./forumText";
import style from "./ShareDialog.module.css";

interface TextExportProps {
  table: string;
  eyes: string;
  part: GamePart;
  link: string;
}

const ENDINGS: Record<Markup, string> = { plain: "txt", markdown: "md", bbcode: "bbcode.txt" };

/** The whole game in sentences, to be read in a forum or a message. */
export function TextExport({ table, eyes, part, link }: TextExportProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const [markup, setMarkup] = useState<Markup>("markdown");
  const [shown, setShown] = useState<string | null>(null);
  const written = async () => forumText(t, part, await api.fetchReplay(table, eyes), link, markup);
  const copy = async () => {
    const text = await written();
    if (await copyText(text)) say(t.common.copied);
    else setShown(text); // the browser forbids it: it is shown, to be copied by hand
  };
  const save = async () => saveFile(`larceny-${table}.${ENDINGS[markup]}`, await written());
  return (
    <section className={style.part}>
      <h3 className={style.heading}>{t.share.text}</h3>
      <p className={style.help}>{t.share.textHelp}</p>
      <RadioGroup
        legend={t.share.form}
        hideLegend
        inline
        value={markup}
        options={MARKUPS.map((value) => ({ value, label: t.share.forms[value] }))}
        onValue={setMarkup}
      />
      <div className={style.deeds}>
        <Button data-share="copy-text" busy={action.busy} onClick={() => action.run(copy)}>
          {t.share.copyText}
        </Button>
        <Button data-share="save-text" busy={action.busy} onClick={() => action.run(save)}>
          {t.share.saveText}
        </Button>
      </div>
      <Problem problem={action.problem} />
      {shown === null ? null : (
        <textarea className={style.text} aria-label={t.share.text} readOnly value={shown} />
      )}
    </section>
  );
}
