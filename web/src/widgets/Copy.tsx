import { useRef, useState } from "react";
import { copyText } from "../hooks/clipboard";
import { useFirstWords } from "../i18n/use";
import { Button } from "./Button";
import style from "./Copy.module.css";
import { say } from "./toastStore";

export interface CopyProps {
  label: string;
  text: string;
}

/** A text to be taken along: shown, and copied with one press. */
export function Copy({ label, text }: CopyProps) {
  const t = useFirstWords();
  const line = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    if (!(await copyText(text))) {
      line.current?.select(); // the browser forbids it: the text is marked, to be copied by hand
      return;
    }
    say(t.common.copied);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_500);
  }
  return (
    <div className={style.copy}>
      <input
        ref={line}
        className={style.line}
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={copy}>{copied ? t.common.copied : t.common.copy}</Button>
    </div>
  );
}
