import type { Language } from "../../store/languages";

/** A day as the reader writes it. */
export function day(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(at));
}

/** A rating as it is shown: what is surely believed; nobody is believed to be less than nothing. */
export function sure(mu: number, sigma: number): number {
  return Math.max(0, mu - 3 * sigma);
}

export function oneDigit(value: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}

/** Points of a line through values, the oldest first, in a picture of this size. */
export function curve(values: number[], width: number, height: number): string {
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
