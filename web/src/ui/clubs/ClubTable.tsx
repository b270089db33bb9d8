import { useAsyncAction } from "../../hooks/useAsyncAction";
import { useAllMessages } from "../../i18n/use";
import { editionName, gameName } from "../../naming/words";
import * as clubs from "../../net/clubs";
import { go, Link } from "../../store/route";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";
import { classes } from "../../widgets/classes";
import { Problem } from "../../widgets/Problem";
import style from "./Clubs.module.css";
import type { ClubProps } from "./props";

/** The table of a group: where it stands, the way there; else how it is opened. */
export function ClubTable({ club }: ClubProps) {
  const t = useAllMessages();
  const action = useAsyncAction();
  const { table } = club;
  const choose = `/new?club=${club.id}${table === null ? "" : `&game=${table.game}`}`;
  if (table === null) {
    return (
      <Card title={t.clubs.table} help={t.clubs.tableFirst}>
        <div>
          <Link to={choose} className={classes(button.button, button.primary, button.big)}>
            {t.clubs.choose}
          </Link>
        </div>
      </Card>
    );
  }
  const as = t.clubs.as({
    game: gameName(table.game),
    edition: editionName(t, table.game, String(table.ruleset.name)),
    count: table.seats.length,
  });
  const stands = table.status === "lobby" || table.status === "playing";
  if (stands) {
    const free = table.seats.filter(({ person, bot }) => person === null && bot === null).length;
    return (
      <Card title={t.clubs.table}>
        <p className={style.now}>{as}</p>
        <p className={style.fact}>
          {table.status === "playing" ? t.clubs.playing : t.clubs.free({ count: free })}
        </p>
        <div>
          <Link
            to={`/table/${table.id}`}
            className={classes(button.button, button.primary, button.big)}
          >
            {t.clubs.goTo}
          </Link>
        </div>
      </Card>
    );
  }
  const open = () =>
    action.run(async () => {
      const { id } = await clubs.openClubTable(club.id);
      go(`/table/${id}`);
    });
  return (
    <Card title={t.clubs.table} help={t.clubs.tableNext}>
      <p className={style.now}>{as}</p>
      <div className={style.deeds}>
        <Button look="primary" big busy={action.busy} onClick={open} title={t.clubs.openHelp}>
          {t.clubs.open}
        </Button>
        <Link to={choose} className={classes(button.button, button.quiet)}>
          {t.clubs.other}
        </Link>
      </div>
      <Problem problem={action.problem} />
    </Card>
  );
}
