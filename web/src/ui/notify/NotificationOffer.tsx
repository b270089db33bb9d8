import { useState } from "react";
import { useMessages } from "../../i18n/use";
import { dismissOffer, isOfferDismissed } from "../../notify/preferences";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import { Problem } from "../../widgets/Problem";
import style from "./NotificationOffer.module.css";
import { useNotifications } from "./useNotifications";

/** Asked once, at a table where a move may take days. */
export function NotificationOffer() {
  const t = useMessages();
  const { channel, action, set } = useNotifications();
  const [enough, setEnough] = useState(isOfferDismissed);
  if (channel !== "off" || enough) return null;
  const notNow = () => {
    dismissOffer();
    setEnough(true);
  };
  return (
    <>
      <Banner
        action={
          <div className={style.deeds}>
            <Button look="primary" busy={action.busy} onClick={() => set(true)}>
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
      <Problem problem={action.problem} />
    </>
  );
}
