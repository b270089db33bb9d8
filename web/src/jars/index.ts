export { fortyDeed, fortyReason } from "./advice";
export { FortyTable } from "./FortyTable";
export { fortyMoment } from "./moments";
export { FORTY_PAYS } from "./paying";
export { fortyScript } from "./script";
export { fortySentence, happeningSentence } from "./sentences";
export { fortySounds } from "./sounds";
export { fortySummaries } from "./summary";
