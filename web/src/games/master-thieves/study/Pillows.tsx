import { readPositionText, withTokens } from "../../../table/positionText";
import { Stepper } from "../../../widgets/Stepper";
import { gemCounts, handfulText, type Kind } from "../model/gems";
import { useAllMasterMessages } from "../words";
import { withCount } from "./boxText";
import style from "./Study.module.css";

interface PillowsProps {
  text: string;
  /** The white pillows when the position could last stand: those that the text does not tell. */
  white: readonly string[];
  names: string[];
  onText: (text: string) => void;
}

/** What lies on the pillows. */
export function Pillows({ text, white, names, onText }: PillowsProps) {
  const { master: words } = useAllMasterMessages();
  const { tokens } = readPositionText(text);
  const whites = tokens.get("white")?.split(",").map(full(white)) ?? [...white];
  const blacks = tokens.get("black")?.split(",") ?? names.map(() => "-");
  const put = (token: string, pillows: readonly string[], seat: number, handful: string) => {
    const changed = pillows.map((pillow, index) => (index === seat ? handful : pillow));
    onText(withTokens(text, { [token]: changed.join(",") }));
  };
  const red = tokens.get("red") ?? "-";
  return (
    <section>
      <h3 className={style.heading}>{words.study.pillows}</h3>
      <div className={style.columns}>
        <Pillow
          title={words.study.red}
          kinds={["D", "S"]}
          handful={red}
          onHandful={(handful) => onText(withTokens(text, { red: handful }))}
        />
        {names.map((name, seat) => (
          <Pillow
            key={`white ${name}`}
            title={words.study.white({ name })}
            kinds={["D", "S"]}
            handful={whites[seat] ?? "-"}
            onHandful={(handful) => put("white", whites, seat, handful)}
          />
        ))}
        {names.map((name, seat) => (
          <Pillow
            key={`black ${name}`}
            title={words.study.black({ name })}
            kinds={["D", "S", "R"]}
            handful={blacks[seat] ?? "-"}
            onHandful={(handful) => put("black", blacks, seat, handful)}
          />
        ))}
      </div>
    </section>
  );
}

const full = (white: readonly string[]) => (pillow: string, seat: number) =>
  pillow === "*" ? (white[seat] ?? "-") : pillow;

interface PillowProps {
  title: string;
  kinds: readonly Kind[];
  handful: string;
  onHandful: (handful: string) => void;
}

function Pillow({ title, kinds, handful, onHandful }: PillowProps) {
  const { master: words } = useAllMasterMessages();
  const counts = gemCounts(handful);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={style.steppers} role="group" aria-label={title}>
      <strong>{title}</strong>
      {kinds.map((kind) => (
        <Stepper
          key={kind}
          label={words.study.kinds[kind]}
          value={counts[kind]}
          onValue={(count) => onHandful(handfulText(withCount(counts, kind, count)))}
        />
      ))}
    </div>
  );
}
