// How a rating is shown. The server rates by OpenSkill: mu is the estimate, sigma how unsure it is.

/** What is surely believed of somebody (OpenSkill's ordinal); nobody is believed to be below nothing. */
export function ordinal(mu: number, sigma: number): number {
  return Math.max(0, mu - 3 * sigma);
}

/** Points of a line through values, the oldest first, in a picture of this size. */
export function sparkline(values: number[], width: number, height: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || 1;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map((value, at) => {
      const y = height - ((value - least) / span) * height;
      return `${(at * step).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}
