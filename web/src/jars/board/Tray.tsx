import { Button } from "../../ui/common/Button";
import { EyeMark, MerchantMark } from "../art/Small";
import { JarLid, TileFront } from "../art/Tile";
import { useTable } from "../context";
import { frontName, jarName } from "../naming";
import { at } from "../scene";
import style from "./Tray.module.css";

/** What lies beside the board: stack, discards, Evil Eyes, golden tiles, the merchant. */
export function Tray() {
  const { t, view } = useTable();
  const { stack, stack_top: top, discards, merchant } = view;
  const told = { count: stack, top: top === null ? "" : jarName(t, top) };
  const last = discards.at(-1);
  return (
    <ul className={style.tray}>
      <li className={style.heap} data-at={at.stack} title={t.board.stack(told)}>
        <span className={style.pile} data-high={stack > 1}>
          {stack > 0 && <JarLid jar={top ?? "?"} />}
        </span>
        <span aria-hidden="true">{stack}</span>
        <span className="visually-hidden">{t.board.stack(told)}</span>
      </li>
      <li className={style.heap} data-at={at.discards}>
        <span className={style.thrown}>{last !== undefined && <JarLid jar={last} />}</span>
        <span aria-hidden="true">{discards.length}</span>
        <span className="visually-hidden">{t.board.discards({ count: discards.length })}</span>
      </li>
      <li className={style.heap} data-at={at.eyes}>
        <span className={style.token}>
          <EyeMark />
        </span>
        <span aria-hidden="true">{view.eyes_left}</span>
        <span className="visually-hidden">{t.board.eyesLeft({ count: view.eyes_left })}</span>
      </li>
      <Golden />
      {merchant !== null && (
        <li className={style.heap}>
          <span className={style.token}>
            <MerchantMark />
          </span>
          <span aria-hidden="true">{merchant.turn > 5 ? "∞" : `${merchant.turn}/5`}</span>
          <span className="visually-hidden">{t.board.merchant(merchant)}</span>
          <RobMerchant />
        </li>
      )}
    </ul>
  );
}

function Golden() {
  const { t, view } = useTable();
  const tiles = [...view.golden, ...view.gone];
  const title = view.golden.length > 0 ? t.board.golden : t.board.gone;
  return (
    <li className={style.heap} data-at={at.golden}>
      {tiles.map((front) => (
        <span
          key={front}
          className={style.token}
          role="img"
          aria-label={`${title}: ${frontName(t, front)}`}
        >
          <TileFront front={front} />
        </span>
      ))}
    </li>
  );
}

function RobMerchant() {
  const { t, choosing } = useTable();
  const rob = choosing.words.find((word) => word.verb === "rob" && word.what === "merchant");
  if (rob === undefined) return null;
  return (
    <Button look="primary" onClick={() => choosing.act(rob.word)}>
      {t.actions.robMerchant}
    </Button>
  );
}
