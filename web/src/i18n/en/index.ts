import { common } from "./common";
import { end } from "./end";
import { errors } from "./errors";
import { forty } from "./forty";
import { help } from "./help";
import { home } from "./home";
import { hotseat } from "./hotseat";
import { learn } from "./learn";
import { lobby } from "./lobby";
import { master } from "./master";
import { newTable } from "./newTable";
import { notify } from "./notify";
import { options } from "./options";
import { replay } from "./replay";
import { rules } from "./rules";
import { settings } from "./settings";
import { signIn } from "./signIn";
import { table } from "./table";
import { you } from "./you";

export const en = {
  common,
  end,
  errors,
  forty,
  help,
  home,
  hotseat,
  learn,
  lobby,
  master,
  newTable,
  notify,
  options,
  replay,
  rules,
  settings,
  signIn,
  table,
  you,
};
