// What somebody at the table is called on the table itself: “you”, or the name.

import type { Player } from "../../../table/props";
import type { MasterWords } from "../sentences";

/** In a line. */
export function called(words: MasterWords, player: Player | undefined): string {
  if (player?.you) return words.seat.you;
  return player?.name ?? "";
}

/** On a plate of its own. */
export function titled(words: MasterWords, player: Player): string {
  const name = called(words, player);
  return player.you ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
