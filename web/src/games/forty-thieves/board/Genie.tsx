import type { Wishes } from "../../../generated/forty_thieves";
import { Button } from "../../../widgets/Button";
import { GemArt } from "../art/GemArt";
import { AgainMark, EyeMark, GenieMark } from "../art/Small";
import { labelOf } from "../model/labels";
import { useTable } from "./context";
import style from "./Genie.module.css";

/** Clouds of smoke: where each rises, and when, in hundredths. */
const SMOKE = [
  { left: 24, late: 0 },
  { left: 62, late: 8 },
  { left: 44, late: 16 },
  { left: 12, late: 22 },
  { left: 74, late: 30 },
  { left: 36, late: 38 },
];

const SIGNS: Record<Wishes, () => React.JSX.Element> = {
  eyes: EyeMark,
  turn: AgainMark,
  merchant: GemArt,
};

/** The Genie rises out of his lamp, waits for a wish, and goes; the wishes stand before him. */
export function Genie() {
  const { t, view, scene, choosing, names, fronts, advised } = useTable();
  const waits = scene.idle && view.phase === "wish";
  if (scene.genie === null && !waits) return null;
  const wishes = choosing.choices.filter((choice) => choice.verb === "wish");
  return (
    <div className={style.genie} data-goes={scene.genie === "goes" || undefined}>
      <span className={style.spirit} aria-hidden="true">
        {SMOKE.map(({ left, late }) => (
          <span
            key={left}
            className={style.cloud}
            style={{ left: `${left}%`, animationDelay: `${late * 10}ms` }}
          />
        ))}
        <GenieMark />
      </span>
      {wishes.length > 0 && (
        <div className={style.wishes}>
          {wishes.map((choice) => {
            const Sign = SIGNS[choice.wish];
            return (
              <Button
                key={choice.word}
                look="primary"
                className={style.wish ?? ""}
                data-word={choice.word}
                data-advised={advised?.word === choice.word || undefined}
                onClick={() => choosing.act(choice.word)}
              >
                <span className={style.sign}>
                  <Sign />
                </span>
                {labelOf(choice, { t, names, fronts })}
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}
