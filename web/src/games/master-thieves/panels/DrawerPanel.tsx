// What lies in the open drawer, in words, with the decisions that concern it: right below it.

import type { Cue } from "../../../cues/cue";
import type { GameAction, GameEvent, View } from "../../../generated/master_thieves";
import type { ActionChoice } from "../model/choices";
import { insideInWords, placeInWords } from "../model/describe";
import { isEmptyHandful } from "../model/gems";
import { useMasterMessages } from "../words";
import { ActionButton } from "./ActionButton";
import style from "./DrawerPanel.module.css";

interface DrawerPanelProps {
  view: View;
  cue: Cue<View, GameEvent> | null;
  names: readonly string[];
  choices: readonly ActionChoice[];
  pending: string | null;
  act: (word: string) => void;
  advised: GameAction | null;
}

export function DrawerPanel({ view, cue, names, choices, ...rest }: DrawerPanelProps) {
  const { master: words } = useMasterMessages();
  const drawer = view.open_drawer;
  if (drawer === null) return null;
  const event = cue?.event.event;
  const notes: string[] = [];
  if (event === "Opened") notes.push(words.inside.opening);
  else if (event === "Fell")
    notes.length = 0; // the sentence above tells it
  else if (drawer.gems === null) notes.push(words.inside.unseen);
  else if (isEmptyHandful(drawer.gems) && drawer.alarm === null) {
    // Who has looked further is told below what is behind: that is all there is.
    if (!drawer.looked || (drawer.long !== false && drawer.ruby === null)) {
      notes.push(words.inside.empty);
    }
  } else
    notes.push(
      words.inside.holds({
        what: insideInWords(words, { ...drawer, ruby: false }, names, view.viewer),
      }),
    );
  if (drawer.looked && drawer.long === false) notes.push(words.inside.short);
  else if (drawer.looked && drawer.ruby !== null) {
    notes.push(drawer.ruby ? words.inside.ruby : words.inside.noRuby);
  }
  const place = placeInWords(words, drawer.place);
  return (
    <section className={style.panel} aria-label={words.inside.title({ place })}>
      <p className={style.words}>
        <b key={notes.join()}>{place}</b>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
      <div className={style.deeds}>
        {choices.map((choice) => (
          <ActionButton key={choice.word} choice={choice} {...rest} />
        ))}
      </div>
    </section>
  );
}
