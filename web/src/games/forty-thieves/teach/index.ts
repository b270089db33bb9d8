import type { Teaching } from "../../../table/module";
import { FortyPages } from "./Pages";
import type { FortyTeachWords } from "./taught";

export const teaching: Teaching = {
  Pages: FortyPages,
  lead: (words) => (words as FortyTeachWords).forty.lead,
};
