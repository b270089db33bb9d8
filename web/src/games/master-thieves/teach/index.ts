import type { Teaching } from "../../../table/module";
import { MasterPages } from "./Pages";
import type { MasterTeachWords } from "./taught";

export const teaching: Teaching = {
  Pages: MasterPages,
  lead: (words) => (words as MasterTeachWords).master.lead,
};
