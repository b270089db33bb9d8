import { useState } from "react";
import { keptOf } from "../../fairness/fairness";
import { type FairnessVerdict, isBad, isGood, verify } from "../../fairness/verification";
import type { RecordAnswer, TableAnswer } from "../../generated/api";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import * as api from "../../net/api";
import type { GamePart } from "../../table/module";
import { Banner } from "../../widgets/Banner";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Problem } from "../../widgets/Problem";
import style from "./Verify.module.css";

interface Found {
  record: RecordAnswer;
  verdict: FairnessVerdict;
}

export interface VerifyProps {
  table: TableAnswer;
  seat: number | null;
  part: GamePart;
}

const CHECKS = ["same", "seal", "told", "sealed", "own", "deal"] as const;

/** Check in this browser that the deal was fixed before anybody could influence it. */
export function Verify({ table, seat, part }: VerifyProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const [found, setFound] = useState<Found | null>(null);
  const check = () => action.run(async () => setFound(await look(table, seat, part)));
  return (
    <Card title={t.end.verify} help={t.end.verifyHelp}>
      <div>
        <Button busy={action.busy} onClick={check}>
          {action.busy ? t.end.verifying : t.end.verify}
        </Button>
      </div>
      <Problem problem={action.problem} />
      {found === null ? null : <Result found={found} />}
    </Card>
  );
}

function Result({ found: { record, verdict } }: { found: Found }) {
  const t = useAllMessages();
  const good = isGood(verdict);
  const bad = isBad(verdict);
  const added = record.contributions
    .map((text, seat) => ({
      text,
      name: record.players[seat] ?? "",
      how: record.sealed ? t.end.addedBy[record.sealed.added_by[seat] ?? "none"] : "",
    }))
    .filter(({ text }) => text !== "");
  const late = (record.sealed?.withheld ?? []).map(([, seat = -1]) => record.players[seat] ?? "");
  return (
    <>
      <Banner kind={good ? "good" : bad ? "problem" : "note"}>
        {good ? t.end.good : bad ? t.end.bad : t.end.unknown}
      </Banner>
      <ul className={style.checks}>
        {CHECKS.map((check) => {
          const passed = verdict[check];
          const word = passed === null ? t.end.skipped : passed ? t.end.passed : t.end.failed;
          return (
            <li key={check} className={style.check}>
              <span className={passed === false ? style.wrong : passed ? style.right : style.open}>
                <span aria-hidden="true">{passed === null ? "–" : passed ? "✓" : "✗"}</span> {word}
              </span>
              {t.end.checks[check]}
            </li>
          );
        })}
      </ul>
      <dl className={style.facts}>
        <dt>{t.end.seal}</dt>
        <dd>
          <code>{record.commitment}</code>
        </dd>
        <dt>{t.end.secret}</dt>
        <dd>
          <code>{record.secret}</code>
        </dd>
        <dt>{t.end.added}</dt>
        <dd>
          {added.length === 0
            ? t.end.addedNone
            : added.map(({ text, name, how }) => (
                <span key={`${name} ${text}`} className={style.added}>
                  {name} {how === "" ? null : `(${how}) `}
                  <code>{text}</code>
                </span>
              ))}
        </dd>
        {late.length === 0 ? null : (
          <>
            <dt>{t.end.withheld}</dt>
            <dd>{t.common.list({ parts: late })}</dd>
          </>
        )}
        {record.sealed?.beacon ? (
          <>
            <dt>{t.end.beacon}</dt>
            <dd>
              {record.sealed.beacon.round} <code>{record.sealed.beacon.randomness}</code>
            </dd>
          </>
        ) : null}
      </dl>
    </>
  );
}

async function look(table: TableAnswer, seat: number | null, part: GamePart): Promise<Found> {
  const record = await api.fetchRecord(table.id);
  if (record.format !== "larceny-record") throw new api.Refused(400, "still-playing");
  const dealt = await dealOf(table.id);
  const kept = keptOf(table.id);
  const known = { seal: kept?.seal ?? table.commitment, seat, chains: kept?.chains ?? [] };
  return { record, verdict: verify(record, known, dealt, part.dealFits) };
}

/** What the server says was dealt, laid open; null where it cannot be shown any more. */
async function dealOf(table: string): Promise<Record<string, unknown>[] | null> {
  try {
    const { steps } = await api.fetchReplay(table, "all");
    return steps[0]?.events ?? null;
  } catch {
    return null;
  }
}
