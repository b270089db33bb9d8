import { type FormEvent, useState } from "react";
import type { ReportAnswer } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import * as api from "../../net/api";
import { Link } from "../../store/route";
import { sessionStore } from "../../store/session";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { EmptyState } from "../../widgets/EmptyState";
import { Field } from "../../widgets/Field";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Skeleton } from "../../widgets/Skeleton";
import list from "../home/List.module.css";
import { day } from "../you/numbers";
import style from "./ReportsScreen.module.css";

/** What people have reported, for those who run the server: they decide, and note what. */
export function ReportsScreen() {
  const t = useAllMessages();
  const { me } = useStore(sessionStore);
  const [closed, setClosed] = useState(false);
  const { value, problem, again } = useQuery(() => api.fetchReports(closed), [closed, me?.id]);
  return (
    <Page title={t.reports.admin} lead={t.reports.adminLead}>
      <div className={style.kinds}>
        <Button aria-pressed={!closed} onClick={() => setClosed(false)}>
          {t.reports.waiting}
        </Button>
        <Button aria-pressed={closed} onClick={() => setClosed(true)}>
          {t.reports.closed}
        </Button>
      </div>
      <Problem problem={problem} />
      {value === null && problem === null ? <Skeleton lines={4} /> : null}
      {value?.reports.length === 0 ? (
        <EmptyState title={closed ? t.reports.noneClosed : t.reports.none} />
      ) : null}
      {value?.reports.map((report) => (
        <Report key={report.id} report={report} onDone={again} />
      ))}
    </Page>
  );
}

interface ReportProps {
  report: ReportAnswer;
  onDone: () => Promise<void>;
}

function Report({ report, onDone }: ReportProps) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const action = useAsyncAction();
  const [note, setNote] = useState("");
  const { name } = report.person;
  const close = async (event: FormEvent) => {
    event.preventDefault();
    await action.run(async () => {
      await api.closeReport(report.id, note);
      await onDone();
    });
  };
  return (
    <Card title={<Link to={`/person/${report.person.id}`}>{name}</Link>}>
      <p className={style.what}>
        {t.common.list({ parts: report.reasons.map((reason) => t.reports.reasons[reason]) })}
      </p>
      {report.words === "" ? null : <blockquote className={style.words}>{report.words}</blockquote>}
      <p className={list.quiet}>
        {day(report.at, language)} ·{" "}
        <Link to={`/person/${report.by.id}`}>{t.reports.by({ name: report.by.name })}</Link>
        {report.table === null ? null : (
          <>
            {" "}
            · <Link to={`/table/${report.table}`}>{t.reports.at}</Link>
          </>
        )}
      </p>
      {report.closed === null ? (
        <form className={list.form} onSubmit={close}>
          <Field label={t.reports.note} value={note} onValue={setNote} maxLength={500} required />
          <Button
            type="submit"
            busy={action.busy}
            aria-label={nameWith(t.reports.close, t.reports.closeOf({ name }))}
          >
            {t.reports.close}
          </Button>
        </form>
      ) : (
        <p className={style.what}>{t.reports.decided({ note: report.note })}</p>
      )}
      <Problem problem={action.problem} />
    </Card>
  );
}
