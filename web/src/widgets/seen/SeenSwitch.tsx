import { useStore } from "../../store/store";
import { Button } from "../Button";
import style from "./SeenSwitch.module.css";
import { seenShown, showSeen } from "./useSeen";

/** What one has seen, marked where one saw it or not: some would rather remember it themselves. */
export function SeenSwitch({ label }: { label: string }) {
  const shown = useStore(seenShown);
  return (
    <Button
      look="quiet"
      className={style.switch ?? ""}
      data-seen-switch
      aria-pressed={shown}
      aria-label={label}
      title={label}
      onClick={() => showSeen(!shown)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="3" fill={shown ? "currentColor" : "none"} />
          {!shown && <path d="M4 20 20 4" />}
        </g>
      </svg>
    </Button>
  );
}
