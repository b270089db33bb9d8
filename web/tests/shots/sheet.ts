// All pictures on one page, one screen a row.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SHOTS, type Taken } from "./camera";
import { folderOf } from "./looks";

export function writeSheet(taken: Taken[]): void {
  const names = [...new Set(taken.map(({ name }) => name))].sort();
  const rows = names.map((name) => {
    const pictures = taken
      .filter((one) => one.name === name)
      .map(({ file, look, theme }) => {
        const told = `${folderOf(look, theme)} ${look.language}`;
        return `<a href="${file}"><img src="${file}" alt="${name}, ${told}" loading="lazy"><small>${told}</small></a>`;
      });
    return `<h2 id="${name}">${name}</h2><div>${pictures.join("")}</div>`;
  });
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join(" · ");
  writeFileSync(join(SHOTS, "index.html"), `${HEAD}<p>${links}</p>${rows.join("\n")}\n`);
}

const HEAD = `<!doctype html><meta charset="utf-8"><title>Larceny: every screen</title>
<style>
body { background: #222; color: #eee; font: 15px sans-serif; margin: 2rem; }
a { color: #dcb75c; }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
div a { display: grid; gap: 0.25rem; }
img { height: 340px; max-width: 640px; object-fit: cover; object-position: top; border-radius: 6px; }
</style>
`;
