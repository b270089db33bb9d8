import { useId } from "react";
import { useAllMessages } from "../../../i18n/use";
import type { Json } from "../../../store/tableState";
import { useAllMasterMessages } from "../words";
import { DrawerContents } from "./DrawerContents";
import style from "./Study.module.css";

/** What lies in every drawer, as the box stands now. */
export function HiddenDrawers({ view }: { view: Json }) {
  const t = useAllMessages();
  const { master: words } = useAllMasterMessages();
  const id = useId();
  // The border: laid open, a view tells what is hidden, by place.
  const hidden = view.hidden as Record<string, string> | undefined;
  if (hidden === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={style.heading}>
        {t.studies.hidden}
      </h3>
      <p className={style.help}>{words.study.contents}</p>
      <DrawerContents drawers={hidden} />
    </section>
  );
}
