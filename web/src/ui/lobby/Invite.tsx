import { useAllMessages } from "../../i18n/use";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import { Copy } from "../../widgets/Copy";
import { Qr } from "../../widgets/Qr";
import style from "./Invite.module.css";
import { canShare, handOn, onlyHere } from "./inviting";

/** The link to the table: to scan, to copy, to share. */
export function Invite({ link, title }: { link: string; title: string }) {
  const t = useAllMessages();
  return (
    <section className={style.invite} aria-labelledby="invite-title">
      <div className={style.qr}>
        <Qr text={link} label={t.lobby.qr} />
      </div>
      <div className={style.words}>
        <h2 id="invite-title" className={style.title}>
          {t.lobby.invite}
        </h2>
        <p className={style.help}>{t.lobby.scan}</p>
      </div>
      <div className={style.link}>
        <Copy label={t.lobby.link} text={link} />
        {canShare() ? <Button onClick={() => handOn(link, title)}>{t.lobby.share}</Button> : null}
      </div>
      {onlyHere(link) ? <Banner>{t.lobby.onlyHere}</Banner> : null}
    </section>
  );
}
