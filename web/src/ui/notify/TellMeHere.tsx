import { useState } from "react";
import { useMessages } from "../../i18n/use";
import { askedEnough, askNoMore } from "../../notify/kept";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";
import style from "./TellMeHere.module.css";
import { useTelling } from "./useTelling";

/** Asked once, at a table where a move may take days. */
export function TellMeHere() {
  const t = useMessages();
  const { way, deed, set } = useTelling();
  const [enough, setEnough] = useState(askedEnough);
  if (way !== "off" || enough) return null;
  const notNow = () => {
    askNoMore();
    setEnough(true);
  };
  return (
    <>
      <Banner
        action={
          <div className={style.deeds}>
            <Button look="primary" busy={deed.busy} onClick={() => set(true)}>
              {t.notify.yes}
            </Button>
            <Button look="quiet" onClick={notNow}>
              {t.notify.no}
            </Button>
          </div>
        }
      >
        {t.notify.days}
      </Banner>
      <Problem problem={deed.problem} />
    </>
  );
}
