import { createContext, type ReactNode, use } from "react";
import { Link } from "../../store/route";
import { typeset } from "../../widgets/typeset";
import style from "./Markdown.module.css";
import type { Block, Inline } from "./parseMarkdown";

/** A word of the rulesets in the reader's words; null: it is not one of them. */
export type Terms = (code: string) => string | null;

const Spoken = createContext<Terms>(() => null);

/** Make elements of a text that was taken apart. */
export function Markdown({ blocks, terms }: { blocks: Block[]; terms: Terms }) {
  return (
    <Spoken value={terms}>
      <div className={style.text}>{blocks.map((block, at) => keyed(at, one(block)))}</div>
    </Spoken>
  );
}

// biome-ignore-start lint/suspicious/noArrayIndexKey: the text never changes its order
function keyed(at: number, node: ReactNode): ReactNode {
  return <div key={at}>{node}</div>;
}

function one(block: Block): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Line inside={block.inside} />
        </p>
      );
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <pre tabIndex={0}>{block.text}</pre>
      );
    case "list": {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Line inside={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "table":
      return (
        <div className={style.scroll}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col">
                    <Line inside={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <Line inside={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function Line({ inside }: { inside: Inline[] }): ReactNode {
  return inside.map((piece, at) => <Piece key={at} piece={piece} />);
}
// biome-ignore-end lint/suspicious/noArrayIndexKey: the text never changes its order

function Piece({ piece }: { piece: Inline }): ReactNode {
  switch (piece.kind) {
    case "text":
      return typeset(piece.text);
    case "code":
      return <Code text={piece.text} />;
    case "strong":
      return (
        <strong>
          <Line inside={piece.inside} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Line inside={piece.inside} />
        </em>
      );
    case "link":
      return (
        <span className={piece.to.startsWith("#") ? style.whole : undefined}>
          <Link to={piece.to}>
            <Line inside={piece.inside} />
          </Link>
        </span>
      );
  }
}

function Code({ text }: { text: string }): ReactNode {
  const spoken = use(Spoken)(text);
  if (spoken === null) return <code>{text}</code>;
  return <b className={style.term}>{spoken}</b>;
}
