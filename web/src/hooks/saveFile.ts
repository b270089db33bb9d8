/** Let the browser keep what was made here as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const kept =
    typeof content === "string"
      ? new Blob([content], { type: "text/plain;charset=utf-8" })
      : content;
  const address = URL.createObjectURL(kept);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // it is read after the click
}
