import { GemArt } from "../art/GemArt";
import { useMasterMessages } from "../words";
import { useMasterTaught } from "./taught";
import style from "./Worth.module.css";

const WORTH = [
  { kind: "R", white: null, black: "+4" },
  { kind: "S", white: "−2", black: "+2" },
  { kind: "D", white: "−1", black: "+1" },
] as const;

/** What each gem counts on either pillow (MT-13.4). */
export function Worth() {
  const t = useMasterMessages();
  const { words } = useMasterTaught();
  const { onWhite, onBlack } = words.master.want;
  return (
    <table className={style.worth}>
      <thead>
        <tr>
          <td />
          <th scope="col" className={style.white}>
            {onWhite}
          </th>
          <th scope="col" className={style.black}>
            {onBlack}
          </th>
        </tr>
      </thead>
      <tbody>
        {WORTH.map(({ kind, white, black }) => (
          <tr key={kind}>
            <th scope="row">
              <GemArt kind={kind} size="2.4rem" />
              <span className="visually-hidden">{t.master.kind[kind]}</span>
            </th>
            <td className={style.white}>{white ?? "–"}</td>
            <td className={style.black}>{black}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
