/** Nothing that one could use has the focus: whatever is asked next may take it. */
export function isFocusFree(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches("[data-screen-heading]");
}
