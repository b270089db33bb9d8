// Whether somebody uses the page by keys just now. Browsers draw the line round what takes the
// focus by itself for everybody, also for a pointer that never asked for it.

const root = document.documentElement;

/** From now on `data-keys` stands on the page while it is used by keys. */
export function followKeys(): void {
  const use = (keys: boolean) => () => void root.toggleAttribute("data-keys", keys);
  window.addEventListener("keydown", use(true), true);
  window.addEventListener("pointerdown", use(false), true);
}
