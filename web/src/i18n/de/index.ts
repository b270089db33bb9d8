import { alone } from "./alone";
import { clubs } from "./clubs";
import { emotes } from "./emotes";
import { end } from "./end";
import { first } from "./first";
import { friends } from "./friends";
import { hall } from "./hall";
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
import { profile } from "./profile";
import { puzzles } from "./puzzles";
import { replay } from "./replay";
import { reports } from "./reports";
import { rules } from "./rules";
import { settings } from "./settings";
import { share } from "./share";
import { studies } from "./studies";
import { table } from "./table";
import { you } from "./you";

export const de = {
  ...first,
  alone,
  clubs,
  emotes,
  end,
  hall,
  friends,
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
  puzzles,
  profile,
  replay,
  reports,
  rules,
  settings,
  share,
  studies,
  table,
  you,
};
