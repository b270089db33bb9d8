import { useState } from "react";
import { Button } from "../../../widgets/Button";
import { Bell } from "../art/Bell";
import { GemArt } from "../art/GemArt";
import style from "./DrawerCut.module.css";
import { useMasterTaught } from "./taught";

type Where = "above" | "below" | "fallen";

/** A drawer cut through: what is above lies still, what is below falls when it is opened. */
export function DrawerCut({ alarm = false }: { alarm?: boolean }) {
  const { words } = useMasterTaught();
  const t = words.master.drawer;
  const [where, setWhere] = useState<Where>(alarm ? "below" : "above");
  const [open, setOpen] = useState(false);
  const says = alarm ? words.master.alarm : t;
  const told = () => {
    if (!open) return where === "above" ? t.above : t.below;
    return where === "fallen" ? says.fall : says.lie;
  };
  const turn = () => {
    setOpen(false);
    setWhere((now) => (now === "above" ? "below" : "above"));
  };
  const pull = () => {
    setOpen(true);
    setWhere((now) => (now === "below" ? "fallen" : now));
  };
  const again = () => {
    setOpen(false);
    setWhere("below");
  };
  return (
    <figure className={style.figure}>
      <div className={style.scene} aria-hidden="true" data-open={open || undefined}>
        <span className={style.case} />
        <span className={style.drawer}>
          <span className={style.floor} />
          <span className={style.front} />
          <span className={style.gems} data-where={where}>
            <GemArt kind="D" />
            <GemArt kind="S" />
            <GemArt kind="D" />
            {alarm && <Bell colour={1} />}
          </span>
        </span>
        <span className={style.pillow} data-colour={alarm ? "black" : "red"} />
      </div>
      <figcaption className={style.told} aria-live="polite">
        {told()}
      </figcaption>
      <div className={style.deeds}>
        {open && where === "fallen" ? (
          <Button onClick={again}>{words.again}</Button>
        ) : (
          <>
            <Button onClick={turn}>{t.turn}</Button>
            <Button look="primary" aria-disabled={open} onClick={pull}>
              {t.open}
            </Button>
          </>
        )}
      </div>
    </figure>
  );
}
