// Which values of options do not go with what is chosen. The client knows no rules: it asks the
// server about each value that is in sight, once, and remembers the answer.

import { useEffect, useState } from "react";
import type { Choice } from "../../generated/api";
import { type RefusalInfo, refusalInfo } from "../../naming/words";
import * as api from "../../net/api";
import type { Fields, Plain } from "../../table/fields";
import { withChange } from "./differences";

export interface RulesetQuestion {
  game: string;
  edition: string;
  base: Fields;
  changes: Fields;
  seats: number;
}

const PATIENCE_MS = 250;
const AT_ONCE = 4;
const answers = new Map<string, Promise<RefusalInfo | null>>();

/** Try a ruleset; return what is wrong with it, or null. The same is asked only once. */
export function tryRules(asked: RulesetQuestion, changes: Fields): Promise<RefusalInfo | null> {
  const sorted = Object.entries(changes).sort(([one], [other]) => (one < other ? -1 : 1));
  const key = JSON.stringify([asked.game, asked.edition, asked.seats, sorted]);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = api.checkRuleset(asked.game, asked.edition, changes, asked.seats).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof api.Refused) || error.status !== 400) answers.delete(key);
      return error instanceof api.Refused && error.status !== 400 ? null : refusalInfo(error);
    },
  );
  answers.set(key, answer);
  return answer;
}

/** Return why values cannot be chosen now: `field=value` → the refusal. */
export function useRefused(asked: RulesetQuestion, inSight: Choice[]): Record<string, RefusalInfo> {
  const [refused, setRefused] = useState<Record<string, RefusalInfo>>({});
  const names = inSight.map((choice) => choice.name).join(" ");
  const key = JSON.stringify([asked.game, asked.edition, asked.changes, asked.seats]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two keys stand for their parts
  useEffect(() => {
    let wanted = true;
    const waiting = inSight.flatMap((choice) =>
      (choice.allowed ?? []).map((value) => ({ field: choice.name, value })),
    );
    async function ask(): Promise<void> {
      for (let next = waiting.shift(); wanted && next !== undefined; next = waiting.shift()) {
        const { field, value } = next;
        const problem = await tryRules(asked, withChange(asked.base, asked.changes, field, value));
        if (wanted) setRefused((now) => marked(now, field, value, problem));
      }
    }
    const timer = setTimeout(() => {
      for (let asker = 0; asker < AT_ONCE; asker++) void ask();
    }, PATIENCE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key, names]);
  return refused;
}

function marked(
  now: Record<string, RefusalInfo>,
  field: string,
  value: Plain,
  problem: RefusalInfo | null,
): Record<string, RefusalInfo> {
  const key = `${field}=${value}`;
  if (problem === null && !(key in now)) return now;
  const { [key]: _, ...others } = now;
  return problem === null ? others : { ...others, [key]: problem };
}
