import { FrontFace } from "./FrontFace";
import { GemArt } from "./GemArt";
import { EyeMark } from "./Small";

/** Sapphires and Sapphire tiles; tokens and tiles of the Evil Eye. */
export function PieceArt({ piece }: { piece: string }) {
  switch (piece) {
    case "G":
      return <GemArt />;
    case "E":
      return <EyeMark />;
    case "T":
      return <FrontFace front="S" />;
    case "F":
      return <FrontFace front="E" />;
    default:
      return null;
  }
}
