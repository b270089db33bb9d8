export { masterDeed, masterReason } from "./advice";
export { MasterTable } from "./MasterTable";
export { masterScript } from "./script";
export { masterSentence } from "./sentences";
