// Who divides the red pillow, by how many there are (MT-7.3, MT-12.2), if nobody has dropped gems.

export type Dividers = "share" | "confiscate" | "stays";

export function whoDivides(shareIf: string, smugglers: number, detectives: number): Dividers {
  const share =
    shareIf === "ring"
      ? smugglers >= 2 && smugglers > detectives
      : smugglers >= 1 && detectives <= smugglers;
  if (share) return "share";
  return detectives > 0 ? "confiscate" : "stays";
}
