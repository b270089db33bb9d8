import { FrontFace } from "../../games/forty-thieves/art/FrontFace";
import { Gem as Sapphire } from "../../games/forty-thieves/art/Gem";
import { EyeMark } from "../../games/forty-thieves/art/Small";
import { Gem as Cut } from "../../games/master-thieves/art/Gem";
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
