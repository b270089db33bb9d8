import { forty } from "../../games/forty-thieves/i18n/de/table";
import { master } from "../../games/master-thieves/i18n/de/table";
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
import { replay } from "./replay";
import { rules } from "./rules";
import { seeing } from "./seeing";
import { settings } from "./settings";
import { table } from "./table";
import { you } from "./you";

export const de = {
  ...first,
  end,
  forty,
  help,
  hotseat,
  learn,
  lobby,
  marks,
  master,
  newTable,
  notify,
  people,
  pace,
  replay,
  rules,
  seeing,
  settings,
  table,
  you,
};
