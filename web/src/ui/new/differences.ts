// What differs between rulesets, worked out from the rulesets themselves.

import type { Choice } from "../../generated/api";
import type { Fields, Plain } from "../../table/fields";
import { moduleOf } from "../../table/registry";

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

/** Put the fields of a game into groups, both in the game's order. */
export function grouped(game: string, fields: Choice[]): [string, Choice[]][] {
  const { optionGroup } = moduleOf(game);
  const groups = new Map<string, Choice[]>();
  for (const choice of fields) {
    const group = optionGroup(choice);
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
