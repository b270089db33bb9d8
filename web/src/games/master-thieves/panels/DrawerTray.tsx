// What an open drawer holds, seen from above: the front compartment, and the secret one behind it
// if somebody has looked further.

import type { OpenDrawer } from "../../../generated/master_thieves";
import type { Player } from "../../../table/props";
import { Bell } from "../art/Bell";
import { GemArt } from "../art/GemArt";
import { eachGem } from "../model/gems";
import style from "./DrawerTray.module.css";

export function DrawerTray({
  drawer,
  players,
}: {
  drawer: OpenDrawer;
  players: readonly Player[];
}) {
  const gems = eachGem(drawer.gems);
  return (
    <span className={style.tray} data-looked={drawer.looked || undefined} aria-hidden="true">
      {drawer.looked && (
        <span className={style.secret} data-short={drawer.long === false || undefined}>
          {drawer.ruby === true && <GemArt kind="R" />}
        </span>
      )}
      <span
        className={style.front}
        data-unseen={drawer.gems === null || undefined}
        data-many={gems.length > 8 || undefined}
      >
        {gems.map((kind, at) => (
          // Gems of a kind cannot be told apart: their order is their name.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <GemArt key={`${kind}${at}`} kind={kind} />
        ))}
        {drawer.alarm !== null && <Bell colour={players[drawer.alarm]?.colour ?? 0} />}
      </span>
    </span>
  );
}
