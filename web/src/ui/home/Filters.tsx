import type { GameAnswer } from "../../generated/api";
import { useFirstWords } from "../../i18n/use";
import { editionName, gameName } from "../../naming/words";
import { Select } from "../../widgets/Select";
import { type Filter, withGame } from "./finding";
import list from "./List.module.css";

export interface FiltersProps {
  games: GameAnswer[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Which of the open tables are listed. */
export function Filters({ games, filter, onFilter }: FiltersProps) {
  const t = useFirstWords();
  const editions = games.find((game) => game.name === filter.game)?.editions ?? [];
  return (
    <div className={list.filters}>
      <Select
        label={t.home.filterGame}
        value={filter.game}
        options={[
          { value: "", label: t.home.any },
          ...games.map((game) => ({ value: game.name, label: gameName(game.name) })),
        ]}
        onValue={(game) => onFilter(withGame(filter, game))}
      />
      <Select
        label={t.home.filterEdition}
        value={filter.edition}
        disabled={filter.game === ""}
        options={[
          { value: "", label: t.home.any },
          ...editions.map((edition) => ({
            value: edition,
            label: editionName(t, filter.game, edition),
          })),
        ]}
        onValue={(edition) => onFilter({ ...filter, edition })}
      />
      <Select
        label={t.home.filterFree}
        value={String(filter.free)}
        options={[0, 1, 2, 3, 4].map((count) => ({
          value: String(count),
          label: count === 0 ? t.home.any : t.home.atLeast({ count }),
        }))}
        onValue={(free) => onFilter({ ...filter, free: Number(free) })}
      />
    </div>
  );
}
