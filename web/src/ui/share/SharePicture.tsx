import { useState } from "react";
import { useAllMessages } from "../../i18n/use";
import button from "../../widgets/Button.module.css";
import { type Moment, pictureLink } from "./links";
import style from "./ShareDialog.module.css";

/** What a preview of the link shows; as SVG where the server makes no PNGs. */
export function SharePicture(moment: Moment) {
  const t = useAllMessages();
  const [form, setForm] = useState<"png" | "svg">("png");
  const link = pictureLink(moment, form);
  return (
    <section className={style.part}>
      <img
        src={link}
        alt={t.share.picture}
        width={1200}
        height={630}
        className={style.picture}
        onError={() => setForm("svg")}
      />
      <div className={style.deeds}>
        <a className={button.button} href={link} download={`larceny-${moment.table}.${form}`}>
          {t.share.savePicture}
        </a>
      </div>
    </section>
  );
}
