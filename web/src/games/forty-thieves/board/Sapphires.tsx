import type { Place } from "../../../generated/forty_thieves";
import { helpOn } from "../../../hooks/help";
import { classes } from "../../../widgets/classes";
import { percentOf } from "../advice";
import { GemArt } from "../art/GemArt";
import { GEMS, gemAt } from "../model/notation";
import { at } from "../model/scene";
import type { Pickable } from "../model/selection";
import { useFortyMessages } from "../words";
import { useTable } from "./context";
import style from "./Sapphires.module.css";
import { TheftChance } from "./TheftChance";
import { useRoving } from "./useRoving";

/** The nine sapphires, each where four jars meet. */
export function Sapphires({ point }: { point: (place: Place | null) => void }) {
  const { t, view, choosing, scene, advised, chances } = useTable();
  const { chances: words } = useFortyMessages().help;
  const roving = useRoving(GEMS.length, 3);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div
      role="group"
      aria-label={t.board.sapphires}
      className={style.sapphires}
      onKeyDown={roving.onKeyDown}
    >
      {GEMS.map((gem, index) => {
        const place = `${gem}` as const;
        const thing: Pickable = { kind: "place", place };
        const there = view.gems.includes(gem);
        const may = choosing.fits(thing) || choosing.canPick(thing);
        const picked = choosing.selection.place === place;
        const { row, column } = gemAt(gem);
        return (
          <button
            key={gem}
            type="button"
            ref={roving.hold(index)}
            className={classes(
              style.gem,
              may && style.may,
              picked && style.picked,
              !there && style.gone,
            )}
            style={{ left: `${25 * (column + 1)}%`, top: `${25 * (row + 1)}%` }}
            data-at={at.gem(gem)}
            data-place={gem}
            {...helpOn("gem")}
            data-advised={advised?.things.place === place || undefined}
            tabIndex={roving.tabIndex(index)}
            aria-label={label(gem, there, picked, may)}
            aria-disabled={!may}
            onFocus={() => {
              roving.onFocus(index);
              if (may) point(place);
            }}
            onBlur={() => point(null)}
            onPointerEnter={() => may && point(place)}
            onPointerLeave={() => point(null)}
            onClick={() => choosing.pick(thing)}
          >
            {there && !scene.away.has(at.gem(gem)) && (
              <span className={style.stone}>
                <GemArt />
                <span
                  key={view.turn}
                  className={style.glint}
                  style={{ animationDelay: `${(gem * 370) % 1500}ms` }}
                />
              </span>
            )}
            <span className={style.number} aria-hidden="true">
              {gem}
            </span>
            <span className={style.chance}>
              <TheftChance place={place} />
            </span>
          </button>
        );
      })}
    </div>
  );

  function label(gem: number, there: boolean, picked: boolean, may: boolean): string {
    let said = there ? t.board.gem({ gem }) : t.board.noGem({ gem });
    if (view.merchant?.gem === gem) said = t.board.merchantAt({ label: said });
    const chance = chances?.[gem];
    if (chance !== undefined) said = words.at({ label: said, percent: percentOf(chance) });
    if (picked) return t.board.picked({ label: said });
    return may ? t.board.mayPick({ label: said }) : said;
  }
}
