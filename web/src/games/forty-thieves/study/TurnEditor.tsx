import { useAllMessages } from "../../../i18n/use";
import { readPositionText, withTokens } from "../../../table/positionText";
import { Select } from "../../../widgets/Select";
import { Stepper } from "../../../widgets/Stepper";
import { useAllFortyMessages } from "../words";
import style from "./Study.module.css";

const PHASES = ["draw", "glimpse", "action", "steal"] as const;
const LAST_TURN = 999;
const MOST_EYES = 9;

interface TurnProps {
  text: string;
  names: string[];
  onText: (text: string) => void;
}

/** Whose turn it is, what is asked, and who has Evil Eyes. */
export function TurnEditor({ text, names, onText }: TurnProps) {
  const t = useAllMessages();
  const words = useAllFortyMessages().forty;
  const { tokens } = readPositionText(text);
  const phase = tokens.get("phase") ?? "glimpse";
  const known = PHASES.some((one) => one === phase);
  const eyes = tokens.get("eyes")?.split(",").map(Number) ?? names.map(() => 0);
  return (
    <section className={style.columns}>
      <div className={style.steppers}>
        <Select
          label={t.studies.phase}
          value={phase}
          options={[
            ...PHASES.map((one) => ({ value: one, label: words.study.phases[one] })),
            ...(known ? [] : [{ value: phase, label: words.study.other({ phase }) }]),
          ]}
          onValue={(wanted) => onText(withTokens(text, { phase: wanted, asked: null }))}
        />
        <Select
          label={t.studies.turnOf}
          value={tokens.get("active") ?? "0"}
          options={names.map((name, seat) => ({ value: String(seat), label: name }))}
          onValue={(active) => onText(withTokens(text, { active, asked: null }))}
        />
        <Stepper
          label={words.study.turn}
          least={1}
          most={LAST_TURN}
          value={Number(tokens.get("turn") ?? 1)}
          onValue={(turn) => onText(withTokens(text, { turn: String(turn) }))}
        />
      </div>
      <div className={style.steppers}>
        {names.map((name, seat) => (
          <Stepper
            key={name}
            label={words.study.eyes({ name })}
            most={MOST_EYES}
            value={eyes[seat] ?? 0}
            onValue={(count) => {
              const changed = eyes.map((one, index) => (index === seat ? count : one));
              onText(withTokens(text, { eyes: changed.join(",") }));
            }}
          />
        ))}
      </div>
    </section>
  );
}
