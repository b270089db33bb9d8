// The games: one line each, in the order in which they are offered. A game that has no line here is
// shown by the plain module.

import { registerGames } from "../table/registry";
import { fortyModule } from "./forty-thieves/module";
import { masterModule } from "./master-thieves/module";
import { plainModule } from "./plain/module";

registerGames([masterModule, fortyModule], plainModule);
