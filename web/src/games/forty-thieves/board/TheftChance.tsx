import { percentOf } from "../advice";
import { useTable } from "./context";
import style from "./TheftChance.module.css";

/** How likely a theft is at a place, where that is shown; what holds it says it in words. */
export function TheftChance({ place }: { place: string }) {
  const { chances } = useTable();
  const chance = chances?.[place];
  const percent = percentOf(chance ?? 0);
  if (chance === undefined || percent === 0) return null; // most are hopeless
  return (
    <span
      className={style.chance}
      aria-hidden="true"
      data-chance={percent}
      data-likely={chance >= LIKELY || undefined}
    />
  );
}

/** From here on it is worth a try. */
const LIKELY = 0.5;
