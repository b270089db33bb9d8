// Master Thieves, from what one wants to its end.

import type { OpenDrawer } from "../../../generated/master_thieves";
import style from "../../../widgets/teach/Pages.module.css";
import { Section } from "../../../widgets/teach/Section";
import { DrawerTray } from "../panels/DrawerTray";
import { useMasterMessages } from "../words";
import { BoxTurns } from "./BoxTurns";
import { Characters } from "./Characters";
import { DrawerCut } from "./DrawerCut";
import { RedPillowLesson } from "./RedPillowLesson";
import { useMasterTaught } from "./taught";
import { Worth } from "./Worth";

/** A long drawer with gems in front and a ruby behind. */
const LONG: OpenDrawer = {
  place: "T.N",
  gems: "2D1S",
  alarm: null,
  found_empty: false,
  looked: true,
  long: true,
  ruby: true,
};

export function MasterPages() {
  const t = useMasterMessages();
  const { words, rules } = useMasterTaught();
  const m = words.master;
  const gems = (diamonds: unknown, sapphires: unknown = 0) =>
    t.master.gems({ diamonds: Number(diamonds), sapphires: Number(sapphires), rubies: 0 });
  const ending = rules.sixth_ruby;
  return (
    <>
      <Section
        title={m.want.title}
        rules={["MT-1.4", "MT-1.5", "MT-13.4"]}
        fields={["imitation_diamonds", "imitation_sapphires"]}
        picture={<Worth />}
      >
        <p>{m.want.text({ gems: gems(rules.imitation_diamonds, rules.imitation_sapphires) })}</p>
        <p>{m.want.turns}</p>
      </Section>
      <Section title={m.box.title} rules={["MT-2.5", "MT-2.6", "MT-2.8"]} picture={<BoxTurns />}>
        <p>{m.box.text}</p>
        <p>{rules.plain_wood === true ? m.box.plain : m.box.grain}</p>
      </Section>
      <Section
        title={m.drawer.title}
        rules={["MT-2.3", "MT-5.2", "MT-5.3"]}
        picture={<DrawerCut />}
      >
        <p>{m.drawer.text}</p>
        <p>{m.drawer.fell}</p>
      </Section>
      <Section
        title={m.round.title}
        rules={["MT-4.1", "MT-4.2", "MT-4.3", "MT-6.1", "MT-4.5"]}
        fields={["reveal", "played_cards", "box_actions", "box_order"]}
        broad
      >
        <ol className={style.steps}>
          <li>{m.round.choose}</li>
          <li>{rules.reveal === "all_at_once" ? m.round.all_at_once : m.round.smugglers_first}</li>
          <li>{m.round.order}</li>
          <li>{m.round.turn}</li>
          <li>{m.round.aside}</li>
        </ol>
      </Section>
      <Section
        title={m.characters.title}
        rules={["MT-7.1", "MT-8.1", "MT-9.1", "MT-10.1", "MT-11.1", "MT-12.1"]}
        fields={[
          "smuggler_imitation",
          "jeweler_imitation",
          "gemologist_imitation",
          "master_thief_imitation",
        ]}
        broad
      >
        <Characters />
      </Section>
      <Section
        title={m.red.title}
        rules={["MT-7.3", "MT-7.4", "MT-12.2"]}
        fields={["share_if"]}
        picture={<RedPillowLesson />}
      >
        <p>{m.red.text}</p>
      </Section>
      <Section
        title={m.alarm.title}
        rules={["MT-8.4", "MT-8.5", "MT-8.6"]}
        fields={["alarm_alone"]}
        picture={<DrawerCut alarm />}
      >
        <p>{m.alarm.text}</p>
        <p>{m.alarm.own}</p>
      </Section>
      <Section
        title={m.ruby.title}
        rules={["MT-2.2", "MT-3.1", "MT-11.3", "MT-11.4", "MT-11.5"]}
        fields={["ruby_falls_to"]}
        picture={
          <div className={style.tray} role="img" aria-label={m.ruby.picture}>
            <DrawerTray drawer={LONG} players={[]} />
          </div>
        }
      >
        <p>{m.ruby.text}</p>
        <p>{m.ruby.risk}</p>
      </Section>
      <Section
        title={m.fill.title}
        rules={["MT-3.5", "MT-3.7", "MT-3.9"]}
        fields={["fill_moves", "fill_fallen"]}
      >
        <p>{m.fill.text({ gems: gems(rules.box_diamonds) })}</p>
      </Section>
      <Section
        title={m.end.title}
        rules={["MT-13.1", "MT-13.2", "MT-13.6"]}
        fields={["sixth_ruby", "tie_break"]}
      >
        <p>{m.end.text}</p>
        {ending === "at_once" && <p>{m.end.at_once}</p>}
        {ending === "end_of_round" && <p>{m.end.end_of_round}</p>}
      </Section>
    </>
  );
}
