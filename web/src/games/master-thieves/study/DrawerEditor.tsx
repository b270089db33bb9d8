import type { Place } from "../../../generated/master_thieves";
import { useBroughtIntoSight } from "../../../hooks/useBroughtIntoSight";
import { useMessages } from "../../../i18n/use";
import { Button } from "../../../widgets/Button";
import { Select } from "../../../widgets/Select";
import { Stepper } from "../../../widgets/Stepper";
import { placeInWords } from "../model/describe";
import { useAllMasterMessages } from "../words";
import { type DrawerSide, drawerIn, withCount, withDrawer } from "./boxText";
import style from "./Study.module.css";

interface DrawerProps {
  text: string;
  place: Place;
  names: string[];
  /** What is wrong about this drawer, if something is. */
  wrong: string | null;
  onText: (text: string) => void;
  onClose: () => void;
}

/** What lies above and below in one drawer. */
export function DrawerEditor({ text, place, names, wrong, onText, onClose }: DrawerProps) {
  const t = useMessages();
  const { master: words } = useAllMasterMessages();
  const panel = useBroughtIntoSight<HTMLElement>(place);
  const drawer = drawerIn(text, place);
  const change = (index: 0 | 1, side: DrawerSide) => {
    const [upper, lower] = drawer;
    onText(withDrawer(text, place, index === 0 ? [side, lower] : [upper, side]));
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={style.panel}
      data-drawer={place}
      aria-label={placeInWords(words, place)}
    >
      <div className={style.check}>
        <h3 className={style.heading}>{placeInWords(words, place)}</h3>
        <Button look="quiet" onClick={onClose} aria-label={t.common.close}>
          <span aria-hidden="true">✕</span>
        </Button>
      </div>
      {wrong === null ? null : (
        <p className={style.wrong} data-told>
          {wrong}
        </p>
      )}
      <div className={style.columns}>
        {([0, 1] as const).map((index) => {
          const side = drawer[index];
          const label = index === 0 ? words.study.above : words.study.below;
          return (
            <div key={index} className={style.steppers} data-side={index === 0 ? "upper" : "lower"}>
              <strong>{label}</strong>
              {(["D", "S"] as const).map((kind) => (
                <Stepper
                  key={kind}
                  label={words.study.kinds[kind]}
                  value={side.gems[kind]}
                  onValue={(count) =>
                    change(index, { ...side, gems: withCount(side.gems, kind, count) })
                  }
                />
              ))}
              <Select
                label={words.study.alarm}
                value={side.alarm === null ? "" : String(side.alarm)}
                options={[
                  { value: "", label: words.study.noAlarm },
                  ...names.map((name, seat) => ({ value: String(seat), label: name })),
                ]}
                onValue={(alarm) =>
                  change(index, { ...side, alarm: alarm === "" ? null : Number(alarm) })
                }
              />
              <label className={style.check}>
                <input
                  type="checkbox"
                  checked={side.ruby}
                  onChange={(event) => change(index, { ...side, ruby: event.target.checked })}
                />
                {words.study.ruby}
              </label>
            </div>
          );
        })}
      </div>
    </section>
  );
}
