import type { PuzzleReason } from "../../generated/api";
import { useMessages } from "../../i18n/use";
import { ruleLink } from "../../naming/words";
import { Link } from "../../store/route";
import style from "./Reason.module.css";

/** Why an answer is wrong, and the paragraph behind it. */
export function Reason({ why, text }: { why: PuzzleReason; text: string }) {
  const t = useMessages();
  return (
    <p className={style.reason} data-because={why.kind}>
      {text}{" "}
      <Link to={ruleLink(why.rule)} className={style.rule}>
        {t.common.readRule({ rule: why.rule })}
      </Link>
    </p>
  );
}
