import { end } from "./end";
import { first } from "./first";
import { help } from "./help";
import { hotseat } from "./hotseat";
import { learn } from "./learn";
import { lobby } from "./lobby";
import { marks } from "./marks";
import { newTable } from "./newTable";
import { notify } from "./notify";
import { pace } from "./pace";
import { people } from "./people";
import { plain } from "./plain";
import { replay } from "./replay";
import { rules } from "./rules";
import { settings } from "./settings";
import { table } from "./table";
import { you } from "./you";

export const it = {
  ...first,
  end,
  help,
  hotseat,
  learn,
  lobby,
  marks,
  newTable,
  notify,
  people,
  plain,
  pace,
  replay,
  rules,
  settings,
  table,
  you,
};
