// The sentence that says what is asked, or whom the table waits for.

import type { Ref } from "react";
import type { Cue } from "../../../cues/cue";
import type { GameEvent, View } from "../../../generated/master_thieves";
import { LiveRegion } from "../../../widgets/LiveRegion";
import { question, waiting } from "../model/promptText";
import { masterSentence } from "../sentences";
import { useMasterMessages } from "../words";
import style from "./Prompt.module.css";

interface PromptProps {
  view: View;
  asked: boolean;
  /** What is happening just now. */
  cue: Cue<View, GameEvent> | null;
  pending: string | null;
  names: readonly string[];
  ref: Ref<HTMLParagraphElement>;
}

/** So many letters fit in two lines on a phone. */
const LONG = 76;

export function Prompt({ view, asked, cue, pending, names, ref }: PromptProps) {
  const t = useMasterMessages();
  const text = () => {
    // The cards are seen: they are named in the story, and to those who listen.
    if (cue?.event.event === "Revealed") return t.master.wait.reveal;
    if (cue !== null) return masterSentence(t, cue.event, names, view.viewer);
    if (pending !== null) return t.master.wait.sent;
    return asked ? question(t.master, view) : waiting(t.master, view, names);
  };
  const said = text();
  return (
    <>
      <p
        ref={ref}
        tabIndex={-1}
        className={style.prompt}
        data-asked={asked || undefined}
        data-long={said.length > LONG || undefined}
      >
        {/* Another sentence is another thing, not the same one that has moved. */}
        <span key={said}>{said}</span>
      </p>
      <LiveRegion text={asked && pending === null ? question(t.master, view) : ""} />
    </>
  );
}
