export { fortyDeed, fortyReason } from "./advice";
export { FortyTable } from "./FortyTable";
export { FORTY_PAYS } from "./paying";
export { fortyScript } from "./script";
export { fortySentence, happeningSentence } from "./sentences";
export { fortySounds } from "./sounds";
