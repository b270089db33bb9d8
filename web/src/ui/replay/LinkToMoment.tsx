import { useState } from "react";
import { copyText } from "../../hooks/clipboard";
import { useMessages } from "../../i18n/use";
import { Button } from "../../widgets/Button";
import { Copy } from "../../widgets/Copy";
import { Dialog } from "../../widgets/Dialog";
import { say } from "../../widgets/toastStore";

/** Take the link to this moment along; where the browser forbids it, it is shown to be copied. */
export function LinkToMoment({ link }: { link: string }) {
  const t = useMessages();
  const [shown, setShown] = useState<string | null>(null);
  const take = async () => {
    if (await copyText(link)) say(t.replay.linkCopied);
    else setShown(link);
  };
  return (
    <>
      <Button onClick={take}>{t.replay.link}</Button>
      {shown === null ? null : (
        <Dialog title={t.replay.link} onClose={() => setShown(null)}>
          <Copy label={t.replay.link} text={shown} />
        </Dialog>
      )}
    </>
  );
}
