import { useEffect, useRef, useState } from "react";
import * as api from "../../net/api";

/** Not while somebody scrubs: only where one rests. */
const REST_MS = 150;

type Chances = Readonly<Record<string, number>>;

/** The exact chances of a seat after a step, by place; null while they are not known or wanted. */
export function useChances(table: string, seat: number | null, seq: number): Chances | null {
  const known = useRef(new Map<string, Chances>());
  const [, setCount] = useState(0);
  const key = `${seat} ${seq}`;
  useEffect(() => {
    if (seat === null || known.current.has(key)) return;
    let gone = false;
    const timer = setTimeout(async () => {
      const told = await api.fetchAdvice(table, seat, seq).catch(() => null);
      if (told === null) return;
      known.current.set(key, told.steals);
      if (!gone) setCount((now) => now + 1);
    }, REST_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [table, seat, seq, key]);
  return seat === null ? null : (known.current.get(key) ?? null);
}
