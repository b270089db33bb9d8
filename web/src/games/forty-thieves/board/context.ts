// What every part of the table needs to know.

import { createContext, useContext } from "react";
import type { Front, View } from "../../../generated/forty_thieves";
import type { Player } from "../../../table/props";
import type { Noting } from "../../../widgets/notes/useNoting";
import type { TableChoice } from "../model/choices";
import type { FortyWords } from "../model/naming";
import type { Scene } from "../model/scene";
import type { SeenFronts } from "../model/seen";
import type { Choosing } from "./useChoosing";
import type { Drag } from "./useDrag";

export interface Table {
  t: FortyWords;
  view: View;
  seat: number | null;
  names: string[];
  players: Player[];
  /** One's own hand, as far as one sees it. */
  fronts: Front[];
  choosing: Choosing;
  drag: Drag;
  scene: Scene;
  /** What is recommended: the things that it names are marked. */
  advised: TableChoice | null;
  /** How likely each theft is, by place, where that is shown. */
  chances: Readonly<Record<string, number>> | null;
  noting: Noting;
  /** What one has seen below closed lids, where that is shown; laid open, all that lies there. */
  seen: SeenFronts;
  /** A finished game is seen with nothing hidden. */
  laidOpen: boolean;
  /** Whether the points of all are told while the game is on. */
  score: boolean;
  /** Letters on the lids. */
  letters: boolean;
}

const TableContext = createContext<Table | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error("a part of the table without the table");
  return table;
}
