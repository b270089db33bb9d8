import { lazy, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { useAllMessages } from "../../i18n/use";
import { Button } from "../../widgets/Button";
import type { ShareProps } from "./ShareDialog";

const ShareDialog = lazy(async () => ({ default: (await import("./ShareDialog")).ShareDialog }));

/** Opens all the ways in which a game gets to other people; they are loaded when they are wanted. */
export function ShareButton({ big, ...what }: Omit<ShareProps, "onClose"> & { big?: boolean }) {
  const t = useAllMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...(big ? { big } : {})} data-share="open" onClick={() => setOpen(true)}>
        {t.share.open}
      </Button>
      {open
        ? // Not inside what it was opened from, whose style is not its own.
          createPortal(
            <Suspense>
              <ShareDialog {...what} onClose={() => setOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
