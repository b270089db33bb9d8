import { useMessages } from "../../i18n/use";
import type { LiveTable } from "../../store/liveTable";
import { useStore } from "../../store/store";
import style from "./FrameHead.module.css";
import { FrameIcon } from "./FrameIcon";

interface Props {
  liveTable: LiveTable;
  /** Something is being shown. */
  moving: boolean;
}

/**
 * One place for two wishes: to see the end while something moves, and to see it all again when nothing
 * does. It keeps its size, so that nothing beside it moves.
 */
export function AgainButton({ liveTable, moving }: Props) {
  const t = useMessages();
  const { steps, before } = useStore(liveTable.since);
  const { seat } = useStore(liveTable.state);
  const may = moving || (before !== null && steps.length > 0);
  if (seat === null && !moving) return null;
  return (
    <button
      type="button"
      className={style.act}
      data-frame={moving ? "skip" : "again"}
      aria-disabled={!may}
      aria-keyshortcuts={moving ? "g" : "w"}
      title={moving ? t.pace.tap : may ? t.pace.againHelp : t.pace.nothing}
      onClick={() => may && (moving ? liveTable.playback.skip() : liveTable.recall())}
    >
      <FrameIcon name={moving ? "skip" : "again"} />
      <span className={`${style.words} ${style.either}`}>
        <span data-on={moving || undefined}>{t.table.skip}</span>
        <span data-on={!moving || undefined}>{t.pace.again}</span>
      </span>
    </button>
  );
}
