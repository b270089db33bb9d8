// The red pillow beside the box; who divides it picks here.

import type { View } from "../../../generated/master_thieves";
import type { ActionChoice } from "../model/words";
import { useMasterMessages } from "../words";
import { ActionButton } from "./ActionButton";
import { Pillow } from "./Pillow";
import style from "./RedPillow.module.css";

interface RedPillowProps {
  view: View;
  deeds: readonly ActionChoice[];
  pending: string | null;
  act: (word: string) => void;
  advised: string | null;
}

export function RedPillow({ view, deeds, ...rest }: RedPillowProps) {
  const { master: words } = useMasterMessages();
  return (
    <section
      className={style.red}
      data-asked={deeds.length > 0 || undefined}
      aria-label={words.seat.red}
    >
      <Pillow colour="red" gems={view.red} spot="red" />
      <div className={style.deeds}>
        {deeds.map((deed) => (
          <ActionButton key={deed.word} deed={deed} {...rest} />
        ))}
      </div>
    </section>
  );
}
