import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import { Card } from "../../widgets/Card";
import list from "../home/List.module.css";
import style from "./ReportsScreen.module.css";

/** What was reported at a table, for its host; nothing where that is nothing. */
export default function ReportedHere({ table }: { table: string }) {
  const t = useAllMessages();
  const { value } = useQuery(() => api.fetchTableReports(table), [table]);
  if (value === null || value.reports.length === 0) return null;
  return (
    <Card title={t.reports.atTable} help={t.reports.atTableHelp}>
      <ul className={list.list}>
        {value.reports.map((one) => (
          <li key={`${one.person.id} ${one.at}`}>
            <p className={style.what}>
              <b>{one.person.name}</b>:{" "}
              {t.common.list({ parts: one.reasons.map((reason) => t.reports.reasons[reason]) })}
            </p>
            {one.words === "" ? null : <blockquote className={style.words}>{one.words}</blockquote>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
