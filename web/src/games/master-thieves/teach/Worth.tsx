import { SCORE_POINTS } from "../../../generated/master_thieves";
import { GemArt } from "../art/GemArt";
import { useMasterMessages } from "../words";
import { useMasterTaught } from "./taught";
import style from "./Worth.module.css";

const { black_rubies, black_sapphires, white_sapphires, black_diamonds, white_diamonds } =
  SCORE_POINTS;
const WORTH = [
  { kind: "R", white: null, black: black_rubies },
  { kind: "S", white: white_sapphires, black: black_sapphires },
  { kind: "D", white: white_diamonds, black: black_diamonds },
] as const;

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

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
            <td className={style.white}>{white === null ? "–" : signed(white)}</td>
            <td className={style.black}>{signed(black)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
