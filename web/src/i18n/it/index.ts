import { emotes } from "./emotes";
import { first } from "./first";
import { help } from "./help";
import { marks } from "./marks";
import { notices } from "./notices";
import { notify } from "./notify";
import { pace } from "./pace";
import { plain } from "./plain";
import { table } from "./table";

export const it = {
  ...first,
  emotes,
  help,
  marks,
  notices,
  notify,
  pace,
  plain,
  table,
};
