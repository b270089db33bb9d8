export { FortyTable } from "./FortyTable";
export { fortyScript } from "./script";
export { fortySentence } from "./sentences";
