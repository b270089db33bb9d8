import type { GameDetails, TableAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { entry } from "../../naming/entry";
import { clockName, editionName, fieldLabel, valueLabel } from "../../naming/words";
import { Link } from "../../store/route";
import { moduleOf } from "../../table/registry";
import { Card } from "../../widgets/Card";
import { differences } from "../new/differences";
import style from "./Agreed.module.css";

/** What is played at a table: the edition, what was changed in it, and the rest of the agreement. */
export function Agreed({ lobby, details }: { lobby: TableAnswer; details: GameDetails | null }) {
  const t = useAllMessages();
  const edition = String(lobby.ruleset.name ?? "");
  const printed = details?.rulesets[edition];
  const changes = details && printed ? differences(details.fields, lobby.ruleset, printed) : [];
  const reaction =
    entry(t.newTable.reactions, `r${lobby.reaction_ms}`) ?? `${lobby.reaction_ms} ms`;
  const facts: [string, string][] = [
    [t.lobby.pace, t.pace.paces[lobby.pace]],
    [t.lobby.clock, clockName(t, lobby.clock)],
    [t.lobby.memory, t.newTable.memories[lobby.memory_aid].label],
    [t.lobby.watching, t.newTable.watchings[lobby.watching].label],
    [t.lobby.visible, lobby.public ? t.newTable.public : t.newTable.link],
    [t.people.notes, lobby.notes ? t.common.yes : t.common.no],
    [t.lobby.rated, lobby.rated ? t.common.yes : t.common.no],
  ];
  if (lobby.beacon) facts.push([t.end.beacon, t.common.yes]);
  if (moduleOf(lobby.game).reactions) facts.push([t.lobby.reaction, reaction]);
  return (
    <Card title={t.lobby.what}>
      <dl className={style.facts}>
        <dt>{t.lobby.edition}</dt>
        <dd>
          <Link to={`/rules/${lobby.game}?edition=${edition}&table=${lobby.id}`} target="_blank">
            {changes.length > 0
              ? t.common.changed({ edition: editionName(t, lobby.game, edition) })
              : editionName(t, lobby.game, edition)}
          </Link>
        </dd>
        {facts.map(([name, value]) => (
          <div key={name} className={style.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 ? (
        <details>
          <summary className={style.summary}>
            {t.lobby.changes} ({changes.length})
          </summary>
          <ul className={style.changes}>
            {changes.map(({ field, left }) => (
              <li key={field}>
                {fieldLabel(t, lobby.game, field)}: {valueLabel(t, lobby.game, field, left)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <details>
        <summary className={style.summary}>{t.lobby.fair}</summary>
        <p className={style.help}>{t.lobby.fairHelp}</p>
        <code className={style.seal}>{lobby.commitment}</code>
      </details>
    </Card>
  );
}
