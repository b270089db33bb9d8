import qrcode from "qrcode-generator";

/** Return a text as a QR code: one SVG path of unit squares, and how many fit on a side. */
export function qrPath(text: string): { path: string; size: number } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size };
}
