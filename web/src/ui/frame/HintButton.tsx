import { useMessages } from "../../i18n/use";
import style from "./FrameHead.module.css";
import { FrameIcon } from "./FrameIcon";
import type { Hinting } from "./useHint";

/** Ask what a good player would do; only while one is asked oneself. */
export function HintButton({ hinting }: { hinting: Hinting }) {
  const t = useMessages();
  if (!hinting.offered) return null;
  return (
    <button
      type="button"
      className={style.act}
      data-frame="hint"
      data-lit={hinting.hint !== null || undefined}
      aria-disabled={!hinting.may}
      aria-busy={hinting.asking || undefined}
      aria-keyshortcuts="h"
      onClick={() => hinting.may && !hinting.asking && hinting.ask()}
    >
      <FrameIcon name="hint" />
      <span className={style.words}>{t.help.hint}</span>
    </button>
  );
}
