import { useMessages } from "../../i18n/use";
import { Button } from "../common/Button";
import { Card } from "../common/Card";
import { Copy } from "../common/Copy";
import { Qr } from "../common/Qr";
import style from "./Invite.module.css";

/** The link to the table: to copy, to share, to scan. */
export function Invite({ link, title }: { link: string; title: string }) {
  const t = useMessages();
  const canShare = typeof navigator.share === "function";
  return (
    <Card title={t.lobby.invite} help={t.lobby.scan}>
      <Copy label={t.lobby.link} text={link} />
      {canShare ? (
        <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
          {t.lobby.share}
        </Button>
      ) : null}
      <div className={style.qr}>
        <Qr text={link} label={t.lobby.qr} />
      </div>
    </Card>
  );
}
