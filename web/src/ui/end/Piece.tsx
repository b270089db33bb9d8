import type { EndOfGame } from "../../table/module";
import style from "./Piece.module.css";

/** A piece as it lay on the table: a small picture; the words beside it say what it is. */
export function Piece({ piece, art: Art }: { piece: string; art: EndOfGame["PieceArt"] }) {
  return (
    <span className={style.piece}>
      <Art piece={piece} />
    </span>
  );
}
