import { useState } from "react";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import { Button } from "../../widgets/Button";
import { ReportDialog } from "./ReportDialog";

export interface ReportButtonProps {
  person: { id: string; name: string };
  /** At which table, if it was at one. */
  table?: string;
}

/** Say that something was wrong with somebody. */
export function ReportButton({ person, table }: ReportButtonProps) {
  const t = useAllMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-label={nameWith(t.reports.report, t.reports.reportOf({ name: person.name }))}
        onClick={() => setOpen(true)}
      >
        {t.reports.report}
      </Button>
      {open ? (
        <ReportDialog person={person} table={table ?? null} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
