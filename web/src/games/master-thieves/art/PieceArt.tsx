import { isKind } from "../model/gems";
import { GemArt } from "./GemArt";

/** A gem as it lay on a pillow. */
export function PieceArt({ piece }: { piece: string }) {
  return isKind(piece) ? <GemArt kind={piece} size="100%" /> : null;
}
