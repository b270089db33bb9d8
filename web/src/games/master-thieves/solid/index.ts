export { BoxSolid as default } from "./BoxSolid";
