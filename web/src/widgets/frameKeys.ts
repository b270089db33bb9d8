import type { Words } from "../i18n/use";
import type { KeyLine } from "./KeyboardHelp";

/** The keys that every running table has beside its own. */
export function frameKeys({ pace }: Pick<Words, "pace">): KeyLine[] {
  return [
    { keys: ["W"], does: pace.keys.again, types: true },
    { keys: ["G"], does: pace.keys.hurry, types: true },
    { keys: ["P"], does: pace.keys.quick, types: true },
  ];
}
