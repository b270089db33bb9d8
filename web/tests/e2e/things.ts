// The things on the screen that the word of a decision names, in the order in which they are used.

export interface Named {
  kind: "drawer" | "square" | "tile" | "sapphire" | "line";
  name: string;
  selector: string;
}

const PICKED = new Set([
  ...["glimpse", "peek", "reveal", "replace", "lead", "interchange", "discard"],
  ...["play", "dagger"],
]);

export function thingsIn(word: string): Named[] {
  const [verb = "", ...names] = word.split(" ");
  if (verb === "open") return names.map((name) => at("drawer", name));
  if (verb === "steal" || (verb === "take" && /^\d$/.test(names.join(" ")))) {
    const name = names.join(" ");
    return [at(/^\d$/.test(name) ? "sapphire" : "line", name)];
  }
  if (!PICKED.has(verb)) return [];
  return names.map((name) => {
    const kind = /^\d$/.test(name) ? "tile" : "square";
    return { kind, name, selector: `[data-thing="${name}"]` };
  });
}

function at(kind: Named["kind"], name: string): Named {
  return { kind, name, selector: `button[data-place="${name}"]` };
}
