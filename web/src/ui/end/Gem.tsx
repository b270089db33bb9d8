import { Gem as Cut } from "../../box/Gem";
import { FrontFace } from "../../jars/art/FrontFace";
import { Gem as Sapphire } from "../../jars/art/Gem";
import { EyeMark } from "../../jars/art/Small";
import style from "./Gem.module.css";
import type { Piece } from "./scores";

/** A piece as it lay on the table: a small picture; the words beside it say what it is. */
export function Gem({ piece }: { piece: Piece }) {
  return <span className={style.gem}>{picture(piece)}</span>;
}

function picture(piece: Piece) {
  switch (piece) {
    case "R":
    case "S":
    case "D":
      return <Cut kind={piece} size="100%" />;
    case "G":
      return <Sapphire />;
    case "E":
      return <EyeMark />;
    case "T":
      return <FrontFace front="S" />;
    case "F":
      return <FrontFace front="E" />;
  }
}
