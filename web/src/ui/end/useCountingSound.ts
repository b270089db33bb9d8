// What is heard while points are counted: every kind of gem as it is laid down, and the end; nothing
// more once one has left.

import { useEffect } from "react";
import type { Sound } from "../../sound/sounds";
import { playSounds } from "../../sound/speaker";
import { settingsStore } from "../../store/settings";
import { type Counting, countingStepMs } from "./counting";

export function useCountingSound(counting: Counting | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is counted once
  useEffect(() => {
    if (counting === null) return;
    const { total } = counting;
    const laid = [...counting.parts.values()]
      .flat()
      .map((step): Sound => ({ voice: "cloth", at: step / total, strength: 0.7 }));
    const end: Sound = { voice: "end", at: 1 };
    return playSounds([...laid, end], total * countingStepMs(counting), settingsStore.get().volume);
  }, []);
}
