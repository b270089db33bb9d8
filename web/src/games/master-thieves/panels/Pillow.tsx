// A velvet pillow with the gems that lie on it.

import { helpOn } from "../../../hooks/help";
import { GemArt } from "../art/GemArt";
import { GemCount } from "../art/GemCount";
import { eachGem } from "../model/gems";
import { gemsInWords } from "../sentences";
import { useMasterMessages } from "../words";
import style from "./Pillow.module.css";

/** How wide a gem lies, with the gap beside it. */
const GEM_EM = 1.22;
const ONE_ROW = 6;
const TWO_ROWS = 18;

/** So that ten gems lie five by five: how many are in a row where there is room. */
function inRow(count: number): number {
  if (count <= ONE_ROW) return ONE_ROW;
  return Math.ceil(count / (count <= TWO_ROWS ? 2 : 3));
}

interface PillowProps {
  colour: "white" | "black" | "red";
  gems: string;
  /** By which flying gems find it. */
  spot: string;
}

export function Pillow({ colour, gems, spot }: PillowProps) {
  const { master: words } = useMasterMessages();
  const each = eachGem(gems);
  const label = words.seat.pillow({ pillow: words.seat[colour], gems: gemsInWords(words, gems) });
  return (
    <div className={style.pillow} data-colour={colour}>
      <div
        className={style.velvet}
        role="img"
        aria-label={label}
        data-spot={spot}
        {...helpOn(`pillow:${colour}`)}
        data-many={each.length > 12 || undefined}
      >
        <span className={style.rows} style={{ maxWidth: `${inRow(each.length) * GEM_EM}em` }}>
          {each.map((kind, at) => (
            // Gems of a kind cannot be told apart: their order is their name.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <GemArt key={`${kind}${at}`} kind={kind} />
          ))}
        </span>
      </div>
      <GemCount gems={gems} />
    </div>
  );
}
