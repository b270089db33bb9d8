import type { ReactNode } from "react";
import { EyeMark, MerchantMark } from "../art/Small";
import { JarLid, TileFront } from "../art/Tile";
import { frontName, jarName } from "../model/naming";
import { at } from "../model/scene";
import { useTable } from "./context";
import style from "./Tray.module.css";

/** What lies beside the board: stack, discards, Evil Eyes, golden tiles, the merchant. */
export function Tray() {
  const { t, view, scene } = useTable();
  const { discards, merchant } = view;
  const { count: stack, top } = scene.stack ?? { count: view.stack, top: view.stack_top };
  const { heaps } = t.board;
  const told = { count: stack, top: top === null ? "" : jarName(t, top) };
  const last = discards.at(-1);
  return (
    <ul className={style.tray}>
      <Heap name={heaps.stack} count={stack} told={t.board.stack(told)} where={at.stack}>
        <span className={style.pile} data-high={stack > 1}>
          {stack > 0 && <JarLid jar={top} />}
        </span>
      </Heap>
      <Heap
        name={heaps.discards}
        count={discards.length}
        told={t.board.discards({ count: discards.length })}
        where={at.discards}
      >
        <span className={style.thrown}>{last !== undefined && <JarLid jar={last} />}</span>
      </Heap>
      <Heap
        name={heaps.eyes}
        count={view.eyes_left}
        told={t.board.eyesLeft({ count: view.eyes_left })}
        where={at.eyes}
      >
        <span className={style.token}>
          <EyeMark />
        </span>
      </Heap>
      <Golden />
      {merchant !== null && (
        <Heap
          name={heaps.merchant}
          count={t.board.merchantTurn(merchant)}
          told={t.board.merchant(merchant)}
          where={null}
        >
          <span className={style.token}>
            <MerchantMark />
          </span>
        </Heap>
      )}
    </ul>
  );
}

interface HeapProps {
  name: string;
  count: number | string;
  /** The same in words, for those who listen and for the curious pointer. */
  told: string;
  where: string | null;
  children: ReactNode;
}

function Heap({ name, count, told, where, children }: HeapProps) {
  return (
    <li className={style.heap} title={told}>
      <span data-at={where ?? undefined}>{children}</span>
      <span className={style.words} aria-hidden="true">
        <span className={style.count}>{count}</span>
        <span className={style.name}>{name}</span>
      </span>
      <span className="visually-hidden">{told}</span>
    </li>
  );
}

/** Golden tiles that wait to act shine; those that have acted lie there and are quiet. */
function Golden() {
  const { t, view } = useTable();
  const { golden, gone } = view;
  return (
    <li className={style.heap} data-at={at.golden}>
      {golden.map((front) => (
        <span
          key={front}
          className={style.token}
          role="img"
          aria-label={t.board.golden({ tile: frontName(t, front) })}
        >
          <TileFront front={front} />
        </span>
      ))}
      {gone.map((front) => (
        <span
          key={front}
          className={style.gone}
          role="img"
          aria-label={t.board.gone({ tile: frontName(t, front) })}
        >
          <TileFront front={front} />
        </span>
      ))}
      {golden.length + gone.length > 0 && (
        <span className={style.words} aria-hidden="true">
          <span className={style.name}>{t.board.heaps.gold}</span>
        </span>
      )}
    </li>
  );
}
