import { useMessages } from "../../i18n/use";
import { Banner } from "../common/Banner";
import { Button } from "../common/Button";
import { Card } from "../common/Card";
import { Copy } from "../common/Copy";
import { Qr } from "../common/Qr";
import style from "./Invite.module.css";
import { canShare, onlyHere, share } from "./inviting";

/** The link to the table: to copy, to share, to scan. */
export function Invite({ link, title }: { link: string; title: string }) {
  const t = useMessages();
  return (
    <Card title={t.lobby.invite} help={t.lobby.scan}>
      <Copy label={t.lobby.link} text={link} />
      {canShare() ? <Button onClick={() => share(link, title)}>{t.lobby.share}</Button> : null}
      {onlyHere(link) ? <Banner>{t.lobby.onlyHere}</Banner> : null}
      <div className={style.qr}>
        <Qr text={link} label={t.lobby.qr} />
      </div>
    </Card>
  );
}
