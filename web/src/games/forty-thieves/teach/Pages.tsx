// 40 Thieves, from what one wants to its end.

import type { Front } from "../../../generated/forty_thieves";
import style from "../../../widgets/teach/Pages.module.css";
import { Section } from "../../../widgets/teach/Section";
import { Defs } from "../art/Defs";
import { FrontFace } from "../art/FrontFace";
import { GemArt } from "../art/GemArt";
import { EyeMark } from "../art/Small";
import { COLOURS, GOLDEN, SPECIALS } from "../model/notation";
import { useFortyMessages } from "../words";
import { HalfTruth } from "./HalfTruth";
import { Theft } from "./Theft";
import { useFortyTaught } from "./taught";
import { Where } from "./Where";

export function FortyPages() {
  const t = useFortyMessages();
  const { words, rules } = useFortyTaught();
  const f = words.forty;
  const family = rules.family === true;
  return (
    <>
      <Defs />
      <Section
        title={f.want.title}
        rules={["FT-1.5", "FT-9.2"]}
        picture={
          <dl className={style.points}>
            <div>
              <dt>
                <GemArt />
                {f.want.sapphire}
              </dt>
              <dd>+1</dd>
            </div>
            <div>
              <dt>
                <EyeMark />
                {f.want.eye}
              </dt>
              <dd>−1</dd>
            </div>
          </dl>
        }
      >
        <p>{f.want.text}</p>
      </Section>
      <Section title={f.jars.title} rules={["FT-2.1", "FT-2.2"]} picture={<HalfTruth />}>
        <p>{f.jars.text}</p>
        <p>{family ? f.jars.two : f.jars.three}</p>
      </Section>
      <Section title={f.theft.title} rules={["FT-8.2", "FT-8.3"]} picture={<Theft />}>
        <p>{f.theft.text}</p>
        {!family && <p>{f.theft.specials}</p>}
      </Section>
      <Section
        title={f.where.title}
        rules={["FT-8.4", "FT-8.5", "FT-8.7", "FT-8.8"]}
        picture={<Where />}
      >
        <p>
          <b>{f.where.around}.</b> {f.where.aroundText}
        </p>
        <p>
          <b>{f.where.line}.</b> {f.where.lineText}
        </p>
        <p>{f.where.fails}</p>
      </Section>
      <Section title={f.turn.title} rules={["FT-4.1", "FT-4.2", "FT-5.1", "FT-6.1"]} broad>
        <ol className={style.steps}>
          <li>
            <b>{t.forty.phases.hand}.</b> {f.turn.hand}
          </li>
          <li>
            <b>{t.forty.phases.glimpse}.</b> {f.turn.glimpse}
          </li>
          <li>
            <b>{t.forty.phases.action}.</b> {family ? f.turn.actionFamily : f.turn.action}
          </li>
          <li>
            <b>{t.forty.phases.steal}.</b> {f.turn.steal}
          </li>
        </ol>
      </Section>
      {!family && <Specials />}
      {rules.leaders === true && (
        <Section
          title={f.leaders.title}
          rules={["FT-10.1", "FT-10.2", "FT-10.4"]}
          picture={<Row fronts={COLOURS.map((colour) => `${colour}!` as const)} />}
        >
          <p>{f.leaders.text}</p>
          <p>{f.leaders.four}</p>
        </Section>
      )}
      {rules.three_tales === true && (
        <Section
          title={f.tales.title}
          rules={["FT-11.2", "FT-11.3", "FT-11.5", "FT-11.7", "FT-11.9"]}
          picture={<Row fronts={[...GOLDEN]} />}
        >
          <p>{f.tales.text}</p>
          {GOLDEN.map((golden) => (
            <p key={golden}>{f.tales[golden]}</p>
          ))}
        </Section>
      )}
      {family && (
        <Section title={f.family.title} rules={["FT-12.1", "FT-12.2"]}>
          <p>{f.family.text}</p>
        </Section>
      )}
      <Section title={f.end.title} rules={["FT-9.1", "FT-9.3", "FT-9.4"]}>
        <p>{f.end.text}</p>
      </Section>
    </>
  );
}

function Specials() {
  const { forty: t } = useFortyMessages();
  const { words } = useFortyTaught();
  const says = words.forty.specials;
  return (
    <Section
      title={says.title}
      rules={["FT-1.3", "FT-5.4", "FT-5.5", "FT-6.5", "FT-6.6", "FT-6.7", "FT-7.1"]}
      broad
    >
      <ul className={style.specials}>
        {SPECIALS.map((special) => (
          <li key={special}>
            <FrontFace front={special} />
            <div>
              <h3>{t.names.tile[special]}</h3>
              <p>
                <b>{says.found}:</b> {says[special].found}
              </p>
              <p>
                <b>{says.played}:</b> {says[special].played}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Some tiles side by side: a picture only. */
function Row({ fronts }: { fronts: Front[] }) {
  return (
    <div className={style.row} aria-hidden="true">
      {fronts.map((front) => (
        <FrontFace key={front} front={front} />
      ))}
    </div>
  );
}
