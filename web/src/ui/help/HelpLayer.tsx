// Asks the things at the table what they do: by holding one down, by the other mouse button, by "?" where
// it has the focus, or by a press while things are being explained. What is answered comes when it is
// asked for.

import { lazy, Suspense, useEffect, useState } from "react";
import { explaining } from "../../hooks/help";
import { useStore } from "../../store/store";
import type { Fields } from "../../table/fields";
import { useAsking } from "./useAsking";

const Answering = lazy(async () => ({ default: (await import("./Answering")).Answering }));

interface Props {
  game: string;
  rules: Fields;
}

export function HelpLayer({ game, rules }: Props) {
  const on = useStore(explaining);
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  useAsking(setAsked, asked !== null);
  useEffect(() => () => explaining.set(() => false), []);
  if (asked === null && !on) return null;
  return (
    <Suspense fallback={null}>
      <Answering game={game} rules={rules} asked={asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
}
