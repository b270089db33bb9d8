// Pictures in a folder become a moving one, as good as its size allows:
// node measure/film.mjs FOLDER FILE WIDTH MS BYTES

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const [folder = "", file = "", width, delay, most] = process.argv.slice(2);
const names = readdirSync(folder).sort();
const pictures = await Promise.all(
  names.map((name) => sharp(join(folder, name)).resize(Number(width)).png().toBuffer()),
);
for (const quality of [86, 78, 70, 60, 50, 40]) {
  await sharp(pictures, { join: { animated: true } })
    .webp({ quality, effort: 5, delay: names.map(() => Number(delay)), loop: 0, minSize: true })
    .toFile(file);
  if (statSync(file).size <= Number(most)) break;
}
