import "./quiet";

export { BoxSolid as default } from "./BoxSolid";
