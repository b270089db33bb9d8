export { fortyDeed, fortyReason } from "./advice";
export { fortyMoment } from "./moments";
export { FORTY_PAYS } from "./paying";
export { fortyScript } from "./script";
export { fortySentence, happeningSentence } from "./sentences";
export { fortySounds } from "./sounds";
export { fortySummaries } from "./summaries";
export { FortyTable } from "./Table";
