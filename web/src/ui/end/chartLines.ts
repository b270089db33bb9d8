// Where the lines of a chart run, and where their signs stand so that none covers another.

import type { StandingAnswer } from "../../generated/api";

export interface ChartLine {
  seat: number;
  path: string;
  end: { x: number; y: number };
  /** The height at which its sign stands. */
  label: number;
}

/** So far apart stand two signs at least. */
const APART = 18;

export function linesOf(
  standings: readonly StandingAnswer[],
  width: number,
  height: number,
): { lines: ChartLine[]; zero: number | null } {
  const all = standings.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const y = (points: number) => round(height - ((points - low) / (high - low)) * height);
  const x = (at: number) => round((at / Math.max(1, standings.length - 1)) * width);
  const seats = standings[0]?.points.map((_, seat) => seat) ?? [];
  const lines = seats.map((seat) => {
    const heights = standings.map(({ points }) => y(points[seat] ?? 0));
    const path = heights.map((at, index) => `${index === 0 ? "M" : "L"}${x(index)} ${at}`).join("");
    const end = { x: x(heights.length - 1), y: heights.at(-1) ?? height };
    return { seat, path, end, label: end.y };
  });
  spread(lines, height);
  return { lines, zero: low < 0 ? y(0) : null };
}

/** Push signs apart, from above to below, and back up where they would leave the chart. */
function spread(lines: ChartLine[], height: number): void {
  const order = [...lines].sort((one, other) => one.label - other.label);
  order.forEach((line, at) => {
    const above = order[at - 1];
    line.label = Math.max(line.label + 5, above === undefined ? 0 : above.label + APART);
  });
  order.reverse().forEach((line, at) => {
    const below = order[at - 1];
    const most = below === undefined ? height + 8 : below.label - APART;
    line.label = Math.min(line.label, most);
  });
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
