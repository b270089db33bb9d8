// What differs between rulesets, worked out from the rulesets themselves.

import type { Choice } from "../../generated/api";
import type { Fields, Plain } from "../../naming/words";

export interface Difference {
  field: string;
  left: Plain;
  right: Plain;
}

/** List the fields in which two rulesets differ, in the order in which the game lists them. */
export function differences(fields: Choice[], left: Fields, right: Fields): Difference[] {
  return fields.flatMap(({ name }) => {
    const [one, other] = [left[name], right[name]];
    if (one === undefined || other === undefined || one === other) return [];
    return [{ field: name, left: one, right: other }];
  });
}

/** Lay changes over an edition; a change to the edition's own value is none. */
export function withChange(edition: Fields, changes: Fields, field: string, value: Plain): Fields {
  const { [field]: _, ...others } = changes;
  return edition[field] === value ? others : { ...others, [field]: value };
}

/** Which part of the options a field belongs to, by the paragraph that it governs. */
export function groupOf(choice: Choice): string {
  const [paragraph = ""] = choice.paragraphs;
  const [game = "", chapter = ""] = (paragraph.split(".")[0] ?? "").split("-");
  if (game === "FT") return FORTY_GROUPS[chapter] ?? "readings";
  return MASTER_GROUPS[paragraph] ?? MASTER_GROUPS[`MT-${chapter}`] ?? "characters";
}

const FORTY_GROUPS: Record<string, string> = { 2: "jars", 10: "tales", 12: "tales" };
const MASTER_GROUPS: Record<string, string> = {
  "MT-1": "supply",
  "MT-2": "box",
  "MT-3": "filling",
  "MT-3.3": "supply",
  "MT-3.5": "supply",
  "MT-4": "round",
  "MT-5": "box",
  "MT-6": "moves",
  "MT-13": "end",
};

/** Put the fields of a game into groups, both in the game's order. */
export function grouped(fields: Choice[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of fields) {
    const group = choice.name === "three_tales" ? "tales" : groupOf(choice);
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups];
}

/** Ask whether all the words that were typed occur in a text, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const within = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Small letters without accents: who searches "emeraude" finds "émeraude". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();
}
