// The red pillow beside the box; who divides it picks here.

import type { GameAction, View } from "../../../generated/master_thieves";
import type { ActionChoice } from "../model/choices";
import { useMasterMessages } from "../words";
import { ActionButton } from "./ActionButton";
import { Pillow } from "./Pillow";
import style from "./RedPillow.module.css";

interface RedPillowProps {
  view: View;
  choices: readonly ActionChoice[];
  pending: string | null;
  act: (word: string) => void;
  advised: GameAction | null;
}

export function RedPillow({ view, choices, ...rest }: RedPillowProps) {
  const { master: words } = useMasterMessages();
  return (
    <section
      className={style.red}
      data-asked={choices.length > 0 || undefined}
      aria-label={words.seat.red}
    >
      <Pillow colour="red" gems={view.red} spot="red" />
      <div className={style.deeds}>
        {choices.map((choice) => (
          <ActionButton key={choice.word} choice={choice} {...rest} />
        ))}
      </div>
    </section>
  );
}
