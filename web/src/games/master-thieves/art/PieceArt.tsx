import { isKind } from "../model/gems";
import { Gem } from "./Gem";

/** A gem as it lay on a pillow. */
export function PieceArt({ piece }: { piece: string }) {
  return isKind(piece) ? <Gem kind={piece} size="100%" /> : null;
}
