import { settingsStore } from "../store/settings";
import { useStore } from "../store/store";
import style from "./Key.module.css";

/**
 * The key that does what a button does; gone where somebody has switched such keys off. It is drawn, not
 * written: whoever speaks to the page says what a button is called, not its key.
 */
export function Key({ name }: { name: string }) {
  const { keys } = useStore(settingsStore);
  if (!keys && name.length === 1) return null;
  return <span className={style.key} data-key={name} aria-hidden="true" />;
}
