import { useCallback, useState } from "react";
import type { LessonStep } from "../../generated/api";
import type { Legal } from "../../generated/protocol";
import { useQuery } from "../../hooks/useQuery";
import * as api from "../../net/api";
import type { TableState } from "../../store/tableState";

/** A lesson at this table: which of its steps is to be seen now. */
export interface Coaching {
  /** A lesson is given here, and has something to say or will have. */
  on: boolean;
  /** null: the learner watches. */
  step: LessonStep | null;
  /** From 1. */
  number: number;
  of: number;
  /** The step asks for a decision. */
  asks: boolean;
  /** The last one: from now on everything is free. */
  last: boolean;
  /** What is asked waits until this has been read. */
  first: boolean;
  goOn: () => void;
}

/** The step with which a question begins, and how many that only show something were read since. */
interface Read {
  since: number;
  step: string;
  count: number;
}

/** What the guide says to the question that is open. How far one is, the server says. */
export function useCoach(table: TableState, legal: Legal | null): Coaching {
  const lesson = table.lobby?.lesson ?? null;
  const { value, problem } = useQuery(
    async () => (lesson === null ? null : await api.fetchLessons()),
    [lesson],
  );
  const [read, setRead] = useState<Read | null>(null);
  const [over, setOver] = useState(false);
  const step = legal?.step ?? null;
  if (legal !== null && step !== null && (read?.since !== legal.since || read.step !== step)) {
    setRead({ since: legal.since, step, count: 0 });
  }
  const free = legal !== null && step === null;
  if (free !== over && legal !== null) setOver(free);
  const steps = value?.lessons.find((one) => one.lesson === lesson)?.steps ?? [];
  const begins = steps.findIndex((one) => one.id === step);
  const at = begins + (read?.step === step ? read.count : 0);
  const shown = begins < 0 ? null : (steps[at] ?? null);
  const last = shown !== null && at === steps.length - 1;
  const playing = table.lobby?.status === "playing" && table.seat !== null;
  const goOn = useCallback(() => setRead((now) => now && { ...now, count: now.count + 1 }), []);
  const loading = lesson !== null && value === null && problem === null;
  const readAll = step !== null && begins >= 0 && at >= steps.length;
  const past = legal === null && read !== null && read.step === steps.at(-1)?.id;
  return {
    on: lesson !== null && playing && !over && !readAll && !past,
    step: shown,
    number: at + 1,
    of: steps.length,
    asks: shown?.asks === true,
    last,
    first: (loading && step !== null) || (shown !== null && !shown.asks && !last),
    goOn,
  };
}
