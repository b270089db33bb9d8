export { masterDeed, masterReason } from "./advice";
export { masterMoment } from "./moments";
export { MASTER_PAYS } from "./paying";
export { masterScript } from "./script";
export { masterSentence } from "./sentences";
export { masterSounds } from "./sounds";
export { masterSummaries } from "./summaries";
export { MasterTable } from "./Table";
