// A velvet pillow with the gems that lie on it.

import { useMessages } from "../i18n/use";
import { Gem } from "./Gem";
import { eachGem } from "./gems";
import style from "./Pillow.module.css";
import { gemsInWords } from "./sentences";

interface PillowProps {
  colour: "white" | "black" | "red";
  gems: string;
  /** By which flying gems find it. */
  spot: string;
  large?: boolean;
}

export function Pillow({ colour, gems, spot, large = false }: PillowProps) {
  const { master: words } = useMessages();
  const each = eachGem(gems);
  const label = words.seat.pillow({ pillow: words.seat[colour], gems: gemsInWords(words, gems) });
  return (
    <div className={style.pillow} data-colour={colour} data-large={large || undefined}>
      <div
        className={style.velvet}
        role="img"
        aria-label={label}
        data-spot={spot}
        data-many={each.length > 10 || undefined}
      >
        {each.map((kind, at) => (
          // Gems of a kind cannot be told apart: their order is their name.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Gem key={`${kind}${at}`} kind={kind} />
        ))}
      </div>
      <span className={style.count} aria-hidden="true">
        {gems.replaceAll(/(?<=[DSR])(?=\d)/g, " ").replace("-", "–")}
      </span>
    </div>
  );
}
