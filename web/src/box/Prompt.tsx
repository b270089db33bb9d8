// The sentence that says what is asked, or whom the table waits for.

import type { View } from "../generated/master_thieves";
import { useMessages } from "../i18n/use";
import style from "./Prompt.module.css";
import { question, waiting } from "./prompt";

interface PromptProps {
  view: View;
  asked: boolean;
  moving: boolean;
  pending: string | null;
  names: readonly string[];
}

export function Prompt({ view, asked, moving, pending, names }: PromptProps) {
  const { master: words } = useMessages();
  const text =
    pending !== null
      ? words.wait.sent
      : asked
        ? question(words, view)
        : waiting(words, view, names);
  return (
    <p
      className={style.prompt}
      data-asked={asked || undefined}
      aria-live={asked ? "polite" : "off"}
    >
      {moving && !asked ? " " : text}
    </p>
  );
}
