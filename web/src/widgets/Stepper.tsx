import { useAllMessages } from "../i18n/use";
import { Button } from "./Button";
import style from "./Stepper.module.css";

export interface StepperProps {
  label: string;
  value: number;
  least?: number;
  most?: number;
  onValue: (value: number) => void;
}

/** A number that is made larger or smaller by one. */
export function Stepper({ label, value, least = 0, most = 99, onValue }: StepperProps) {
  const t = useAllMessages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={style.stepper} role="group" aria-label={label} data-stepper={label}>
      <span className={style.label}>{label}</span>
      <Button
        aria-label={t.studies.fewer({ what: label })}
        disabled={value <= least}
        onClick={() => onValue(value - 1)}
      >
        −
      </Button>
      <output className={style.value}>{value}</output>
      <Button
        aria-label={t.studies.more({ what: label })}
        disabled={value >= most}
        onClick={() => onValue(value + 1)}
      >
        +
      </Button>
    </div>
  );
}
