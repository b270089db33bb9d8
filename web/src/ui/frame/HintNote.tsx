import { useId, useState } from "react";
import { useMessages } from "../../i18n/use";
import { refusalWords } from "../../naming/words";
import { Button } from "../../widgets/Button";
import { LiveRegion } from "../../widgets/LiveRegion";
import { FrameIcon } from "./FrameIcon";
import style from "./HintNote.module.css";
import type { Hinting } from "./useHint";

interface LikelyAction {
  action: string;
  /** From 0 to 1. */
  chance: number;
}

interface Props {
  hinting: Hinting;
  /** What a good player would do, in words. */
  action: string;
  reasons: string[];
  /** What a net would play, in words, the likeliest first; may be nothing. */
  likely: LikelyAction[];
  onFollow: () => void;
}

/**
 * What a good player would do, and why, beside the question; spoken once. Every reason is told: on a
 * small screen the first, and the others when they are asked for.
 */
export function HintNote({ hinting, action, reasons, likely, onFollow }: Props) {
  const t = useMessages();
  const { hint, asking, problem, close } = hinting;
  const why = reasons.join(" ");
  const refused = problem === null ? "" : refusalWords(t, problem);
  const spoken = hint === null ? refused : t.help.spoken({ deed: action, why });
  const shown = asking || hint !== null || problem !== null;
  return (
    <>
      <LiveRegion text={spoken} />
      {shown && (
        <aside className={style.note} aria-label={t.help.hint} data-hint={hint?.action}>
          <span className={style.lamp}>
            <FrameIcon name="hint" />
          </span>
          <p className={style.deed} data-asking={asking || undefined}>
            {asking ? t.help.asking : problem !== null ? refused : action}
          </p>
          {!asking && (
            <div className={style.deeds}>
              {hint !== null && (
                <Button look="primary" onClick={onFollow}>
                  {t.help.follow}
                </Button>
              )}
              <Button
                look="quiet"
                aria-label={t.common.close}
                title={t.common.close}
                onClick={close}
              >
                <span aria-hidden="true">✕</span>
              </Button>
            </div>
          )}
          {hint !== null && reasons.length > 0 && <Reasons key={hint.action} reasons={reasons} />}
          {hint !== null && likely.length > 0 && <Likely likely={likely} />}
        </aside>
      )}
    </>
  );
}

/** How a net would mix: each action with a bar as long as it is likely. */
function Likely({ likely }: { likely: LikelyAction[] }) {
  const t = useMessages();
  return (
    <div className={style.likely}>
      <p className={style.whose}>{t.help.likely}</p>
      <ul className={style.mix}>
        {likely.map(({ action, chance }) => (
          <li key={action}>
            <span>{action}</span>
            <meter min={0} max={1} value={chance} aria-hidden="true" />
            <span className={style.chance}>
              {t.help.chance({ percent: Math.round(100 * chance) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reasons({ reasons }: { reasons: string[] }) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const more = useId();
  return (
    <div className={style.why}>
      <ul className={style.reasons} id={more} data-open={open || undefined}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {reasons.length > 1 && !open && (
        <Button
          look="quiet"
          className={style.ask ?? ""}
          aria-expanded={false}
          aria-controls={more}
          onClick={() => setOpen(true)}
        >
          {t.help.why}
        </Button>
      )}
    </div>
  );
}
