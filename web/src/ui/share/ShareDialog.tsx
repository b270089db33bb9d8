import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import type { GamePart } from "../../table/module";
import { Button } from "../../widgets/Button";
import { Copy } from "../../widgets/Copy";
import { Dialog } from "../../widgets/Dialog";
import { canShare, handOn } from "../lobby/inviting";
import { Clip } from "./Clip";
import { embedCode, momentLink } from "./links";
import style from "./ShareDialog.module.css";
import { SharePicture } from "./SharePicture";
import { TextExport } from "./TextExport";

export interface ShareProps {
  table: string;
  game: string;
  part: GamePart;
  /** After which step; null: how it ended. */
  seq: number | null;
  eyes: string;
  onClose: () => void;
}

/** A finished game, or a moment of it, on its way to other people. */
export function ShareDialog(props: ShareProps) {
  const { seq, onClose } = props;
  const t = useAllMessages();
  const link = momentLink(props);
  return (
    <Dialog title={t.share.title} onClose={onClose}>
      <SharePicture table={props.table} seq={seq} eyes={props.eyes} />
      <section className={style.part}>
        <h3 className={style.heading}>{seq === null ? t.share.link : t.replay.link}</h3>
        <p className={style.help}>{seq === null ? t.share.linkHelp : t.share.momentHelp}</p>
        <Copy label={t.replay.link} text={link} />
        {canShare() ? (
          <Button onClick={() => handOn(link, document.title)}>{t.lobby.share}</Button>
        ) : null}
      </section>
      <section className={style.part}>
        <h3 className={style.heading}>{t.share.embed}</h3>
        <p className={style.help}>{t.share.embedHelp}</p>
        <Copy label={t.share.embedCode} text={embedCode(props, gameName(props.game))} />
      </section>
      <Clip table={props.table} seq={seq} eyes={props.eyes} part={props.part} />
      <TextExport {...props} link={link} />
    </Dialog>
  );
}
