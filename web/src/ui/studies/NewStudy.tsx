// A position is set up: which game, how many play, what lies where; then it becomes a study.

import { useState } from "react";
import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useQuery } from "../../hooks/useQuery";
import { useAllMessages } from "../../i18n/use";
import { editionName, gameName } from "../../naming/words";
import * as api from "../../net/api";
import { go, useRoute } from "../../store/route";
import { knownGames, moduleOf } from "../../table/registry";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { Field } from "../../widgets/Field";
import { Page } from "../../widgets/Page";
import { Problem } from "../../widgets/Problem";
import { Select } from "../../widgets/Select";
import { Skeleton } from "../../widgets/Skeleton";
import { SettingUp } from "./SettingUp";
import style from "./Studies.module.css";

const MANY = [1, 2, 3, 4, 5, 6, 7, 8];

export function NewStudy() {
  const t = useAllMessages();
  const { query } = useRoute();
  const games = knownGames().filter((game) => moduleOf(game).loadStudies !== null);
  const [game, setGame] = useState(query.get("game") ?? games[0] ?? "");
  const [wanted, setWanted] = useState<{ edition: string; players: number } | null>(null);
  const [title, setTitle] = useState("");
  const [valid, setValid] = useState<string | null>(null);
  const action = useAsyncAction();
  const { value, problem, again } = useQuery(async () => {
    const own = moduleOf(game).loadStudies;
    const [details, studies] = await Promise.all([api.fetchGame(game), own?.() ?? null]);
    await moduleOf(game).load();
    return { game, details, studies };
  }, [game]);
  const found = value?.game === game ? value : null;
  const details = found?.details;
  const edition = wanted?.edition ?? details?.default_edition ?? "";
  const players = wanted?.players ?? Math.max(details?.least_seats ?? 3, 3);
  const make = () =>
    action.run(async () => {
      const study = await api.makeStudy({ title, start: { game, position: valid ?? "" } });
      go(`/study/${study.id}`);
    });
  return (
    <Page title={t.studies.editor} wide>
      <Card>
        <div className={style.choices}>
          <Select
            label={t.studies.game}
            value={game}
            options={games.map((one) => ({ value: one, label: gameName(one) }))}
            onValue={(chosen) => {
              setGame(chosen);
              setWanted(null);
              setValid(null);
            }}
          />
          {details === undefined ? null : (
            <>
              <Select
                label={t.studies.edition}
                value={edition}
                options={details.editions.map((one) => ({
                  value: one,
                  label: editionName(t, game, one),
                }))}
                onValue={(chosen) => setWanted({ edition: chosen, players })}
              />
              <Select
                label={t.studies.players}
                value={String(players)}
                options={MANY.filter(
                  (count) => count >= details.least_seats && count <= details.most_seats,
                ).map((count) => ({ value: String(count), label: String(count) }))}
                onValue={(chosen) => setWanted({ edition, players: Number(chosen) })}
              />
            </>
          )}
        </div>
      </Card>
      <Problem problem={problem} onRetry={again} />
      {found === null && problem === null ? <Skeleton lines={8} /> : null}
      {found?.studies && details ? (
        <SettingUp
          key={`${game} ${edition} ${players}`}
          details={details}
          studies={found.studies}
          edition={edition}
          players={players}
          onValid={setValid}
        />
      ) : null}
      <Card>
        <Field
          label={t.studies.rename}
          help={title.trim() === "" ? t.studies.needsTitle : undefined}
          value={title}
          maxLength={80}
          onValue={setTitle}
        />
        <Problem problem={action.problem} />
        <Button
          look="primary"
          big
          data-study="make"
          busy={action.busy}
          disabled={valid === null || title.trim() === ""}
          onClick={make}
        >
          {t.studies.makeIt}
        </Button>
      </Card>
    </Page>
  );
}
