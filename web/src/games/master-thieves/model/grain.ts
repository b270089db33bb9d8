// The grain of the wood: twelve figures, each drawn from its number alone, none of them the same
// on its head. A front is 200 wide and 60 high.

export const GRAINS = [
  "straight",
  "wavy",
  "knot",
  "knots",
  "arches",
  "curly",
  "burl",
  "slanting",
  "streak",
  "eyes",
  "fan",
  "rings",
] as const;
export type GrainName = (typeof GRAINS)[number];

export const FRONT_WIDTH = 200;
export const FRONT_HEIGHT = 60;

export interface GrainPattern {
  name: GrainName;
  /** How light the wood is: −1 … 1. */
  tone: number;
  /** Thin lines and bold ones, as paths. */
  fine: string;
  bold: string;
}

/** Numbers between 0 and 1 that are the same for the same seed. */
function noise(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Point = readonly [number, number];

function path(points: readonly Point[]): string {
  return points
    .map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

/** A line across the front whose height follows a function. */
function across(height: (x: number) => number): string {
  const points: Point[] = [];
  for (let x = 0; x <= FRONT_WIDTH; x += 5) points.push([x, height(x)]);
  return path(points);
}

function ring(cx: number, cy: number, rx: number, ry: number): string {
  const [left, right] = [cx - rx, cx + rx];
  return `M${left} ${cy}A${rx} ${ry} 0 1 1 ${right} ${cy}A${rx} ${ry} 0 1 1 ${left} ${cy}`;
}

/** Lines that give way to knots. */
function flowing(knots: readonly Point[], size: number, random: () => number): [string, string] {
  let fine = "";
  for (let y = -8; y < FRONT_HEIGHT + 8; y += 5) {
    const phase = random() * 6;
    fine += across((x) =>
      knots.reduce(
        (height, [kx, ky]) => {
          const near = Math.exp(-((x - kx) ** 2) / 380);
          return height + Math.sign(y - ky || 1) * near * size * Math.exp(-Math.abs(y - ky) / 16);
        },
        y + Math.sin(x / 40 + phase) * 0.8,
      ),
    );
  }
  const bold = knots.map(([x, y]) => ring(x, y, 9, 6) + ring(x, y, 5.5, 3.4) + ring(x, y, 2, 1.2));
  return [fine, bold.join("")];
}

type Figure = (random: () => number) => [fine: string, bold: string];

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const FIGURES: Record<GrainName, Figure> = {
  straight: (random) => [
    range(15)
      .map((at) => across((x) => 3 + at ** 1.48 + Math.sin(x / 60 + random() * 0.2)))
      .join(""),
    across(() => 50) + across(() => 55),
  ],
  wavy: () => [
    range(11)
      .map((at) => across((x) => 2 + at * 5.6 + Math.sin(x / 11 + at * 0.12) * 4))
      .join(""),
    across((x) => 13 + Math.sin(x / 11 + 0.2) * 4) + across((x) => 19 + Math.sin(x / 11) * 4),
  ],
  knot: (random) => flowing([[52, 36]], 9, random),
  knots: (random) =>
    flowing(
      [
        [48, 20],
        [150, 38],
      ],
      8,
      random,
    ),
  arches: () => [
    range(9)
      .map((at) =>
        across((x) => 72 - (62 - at * 8) * Math.exp(-(((x - 100) / (26 + at * 5)) ** 2))),
      )
      .join(""),
    across((x) => 66 - 24 * Math.exp(-(((x - 100) / 30) ** 2))) +
      across((x) => 68 - 14 * Math.exp(-(((x - 100) / 24) ** 2))),
  ],
  curly: (random) => [
    range(34)
      .map((at) => {
        const x = 4 + at * 6;
        const [top, lean] = [2 + random() * 6, 5 + random() * 3];
        return `M${x} ${top.toFixed(1)}q${lean.toFixed(1)} 13 0 26t0 24`;
      })
      .join(""),
    across((x) => 9 + Math.sin(x / 30) * 1.5),
  ],
  burl: (random) => [
    range(9)
      .map((at) => {
        const [x, y] = [14 + at * 22, 12 + random() * 22 + (at % 2) * 10];
        return ring(x, y, 11, 8) + ring(x, y, 7.5, 5.4) + ring(x, y, 4, 3);
      })
      .join(""),
    range(3)
      .map((at) => ring(36 + at * 66, 40 - at * 7, 3, 2.4))
      .join(""),
  ],
  slanting: () => [
    range(22)
      .map((at) => `M${-40 + at * 12} 62q10 -24 38 -64`)
      .join(""),
    "M30 62q10 -24 38 -64M42 62q10 -24 38 -64M150 62q10 -24 38 -64",
  ],
  streak: (random) => [
    range(9)
      .map((at) => across((x) => 4 + at * 6.8 + Math.sin(x / 50 + random() * 0.3)))
      .join(""),
    range(6)
      .map((at) => across((x) => 13 + at * 1.6 + Math.sin(x / 36 + 1) * 2.6))
      .join(""),
  ],
  eyes: (random) => [
    across(() => 8) + across(() => 52),
    range(26)
      .map((at) => {
        const [x, y] = [
          8 + (at % 13) * 15.4 + random() * 6,
          18 + (at > 12 ? 18 : 0) + random() * 9,
        ];
        return ring(x, y, 2.6, 1.9);
      })
      .join("") + across(() => 5),
  ],
  fan: () => [
    range(17)
      .map((at) => `M-4 64Q70 ${(60 - at * 2.2).toFixed(1)} 204 ${(62 - at * 7.2).toFixed(1)}`)
      .join(""),
    "M-4 64Q70 42 204 6M-4 64Q70 46 204 18",
  ],
  rings: () => [
    range(14)
      .map((at) => ring(196, -4, 16 + at * 12, 8 + at * 6.4))
      .join(""),
    ring(196, -4, 28, 15) + ring(196, -4, 76, 40),
  ],
};

const drawn = new Map<number, GrainPattern>();

/** Draw the grain with a number; it is drawn once. */
export function grainOf(number: number): GrainPattern {
  const known = drawn.get(number);
  if (known !== undefined) return known;
  const random = noise(number);
  const name = GRAINS[number % GRAINS.length] ?? "straight";
  const tone = random() * 2 - 1;
  const [fine, bold] = FIGURES[name](random);
  const grain = { name, tone, fine, bold };
  drawn.set(number, grain);
  return grain;
}

/** A front without a figure, for boxes whose drawers all look alike. */
export const PLAIN_FRONT: Pick<GrainPattern, "fine" | "bold"> = {
  fine: [12, 24, 36, 48].map((y) => across(() => y)).join(""),
  bold: "",
};
