import style from "./Key.module.css";

/** The key that does what a button does; spoken through `aria-keyshortcuts` instead. */
export function Key({ name }: { name: string }) {
  return <span className={style.key} data-key={name} aria-hidden="true" />;
}
