export { fortyDeed, fortyReason } from "./advice";
export { FortyTable } from "./FortyTable";
export { fortyScript } from "./script";
export { fortySentence, happeningSentence } from "./sentences";
