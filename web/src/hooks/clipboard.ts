/** Copy a text; say whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
}

/** The old way, for pages without TLS, as in a home network: there is no clipboard to write to. */
function copyMarked(text: string): boolean {
  const line = document.createElement("textarea");
  line.value = text;
  line.readOnly = true;
  line.className = "visually-hidden";
  const focused = document.activeElement;
  // Inside an open dialog nothing else can be marked.
  (document.querySelector("dialog[open]") ?? document.body).append(line);
  line.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    // Some browsers forbid that too; the text stands on the screen, to be copied by hand.
  }
  line.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
