// What is said away from a running game: see useAllMessages in i18n/use.ts.

import { alone } from "./alone";
import { clubs } from "./clubs";
import { end } from "./end";
import { friends } from "./friends";
import { hall } from "./hall";
import { hotseat } from "./hotseat";
import { learn } from "./learn";
import { lobby } from "./lobby";
import { newTable } from "./newTable";
import { people } from "./people";
import { profile } from "./profile";
import { puzzles } from "./puzzles";
import { replay } from "./replay";
import { reports } from "./reports";
import { rules } from "./rules";
import { settings } from "./settings";
import { share } from "./share";
import { studies } from "./studies";
import { you } from "./you";

export const places = {
  alone,
  clubs,
  end,
  friends,
  hall,
  hotseat,
  learn,
  lobby,
  newTable,
  people,
  profile,
  puzzles,
  replay,
  reports,
  rules,
  settings,
  share,
  studies,
  you,
};
