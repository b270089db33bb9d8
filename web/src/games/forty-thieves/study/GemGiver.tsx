import { useBroughtIntoSight } from "../../../hooks/useBroughtIntoSight";
import { useMessages } from "../../../i18n/use";
import { Button } from "../../../widgets/Button";
import { useAllFortyMessages } from "../words";
import style from "./Study.module.css";
import { gemsOf, withGem, wonOf } from "./tileText";

interface GemProps {
  gem: number;
  text: string;
  names: string[];
  /** What is wrong about the sapphires, if something is. */
  wrong: string | null;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Whose a sapphire is: the board's, or somebody's. */
export function GemGiver({ gem, text, names, wrong, onText, onClose }: GemProps) {
  const t = useMessages();
  const words = useAllFortyMessages().forty;
  const title = words.study.gem({ gem });
  const panel = useBroughtIntoSight<HTMLElement>(title);
  const there = gemsOf(text).includes(String(gem));
  const say = there ? words.study.giveTo : words.study.takeFrom;
  const won = wonOf(text, names.length);
  return (
    <section ref={panel} tabIndex={-1} className={style.panel} aria-label={title} data-gem={gem}>
      <div className={style.check}>
        <h3 className={style.heading}>{title}</h3>
        <Button look="quiet" onClick={onClose} aria-label={t.common.close}>
          <span aria-hidden="true">✕</span>
        </Button>
      </div>
      {wrong === null ? null : (
        <p className={style.wrong} data-told>
          {wrong}
        </p>
      )}
      <div className={style.row}>
        {names.map((name, seat) => (
          <Button
            key={name}
            disabled={!there && (won[seat] ?? 0) === 0}
            onClick={() => onText(withGem(text, names.length, gem, seat))}
          >
            {say({ name })}
          </Button>
        ))}
      </div>
    </section>
  );
}
