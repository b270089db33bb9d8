import { useState } from "react";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";

export interface BlockButtonProps {
  person: { id: string; name: string };
  onDone: () => Promise<void> | void;
}

/** Block somebody, once it was said what that does. */
export function BlockButton({ person, onDone }: BlockButtonProps) {
  const t = useAllMessages();
  const [asking, setAsking] = useState(false);
  const { id, name } = person;
  return (
    <>
      <Button
        look="quiet"
        aria-label={nameWith(t.friends.block, t.friends.blockOf({ name }))}
        onClick={() => setAsking(true)}
      >
        {t.friends.block}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t.friends.blockAsk({ name })}
          yes={t.friends.block}
          danger
          onYes={async () => {
            await api.block(id);
            setAsking(false);
            await onDone();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t.friends.blockHelp}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
