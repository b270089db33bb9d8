// A short table of what was measured, what it may be at most, and whether it is.

export class Report {
  private failed = 0;

  title(text: string): void {
    console.log(`\n${text}`);
  }

  /** A figure with no limit, for information. */
  tell(name: string, value: string, note = ""): void {
    this.line(" ", name, value, note);
  }

  /** A figure that must not be greater than its limit. */
  atMost(name: string, value: number, limit: number, unit: string, digits = 0): void {
    const kept = value <= limit;
    this.judge(
      kept,
      name,
      `${figure(value, digits)} ${unit}`,
      `at most ${limit.toLocaleString("en")} ${unit}`,
    );
  }

  /** A figure that must be nothing less than this. */
  full(name: string, value: number, wanted: number, note = ""): void {
    this.judge(value >= wanted, name, figure(value, 0), note || `${wanted} wanted`);
  }

  /** Say how it went; the exit status for the shell. */
  end(): number {
    const missed = this.failed === 1 ? "One limit is" : `${this.failed} limits are`;
    console.log(this.failed === 0 ? "\nAll limits are kept." : `\n${missed} broken.`);
    return this.failed === 0 ? 0 : 1;
  }

  private judge(kept: boolean, name: string, value: string, note: string): void {
    if (!kept) this.failed += 1;
    this.line(kept ? "✓" : "✗", name, value, note);
  }

  private line(sign: string, name: string, value: string, note: string): void {
    console.log(` ${sign} ${name.padEnd(46)} ${value.padStart(12)}   ${note}`.trimEnd());
  }
}

export function figure(value: number, digits: number): string {
  return value.toLocaleString("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export const KB = 1024;

/** How much marks grow from one to the next: the middle one of all pairs, which a single odd mark does not move. */
export function slope(marks: number[]): number {
  return median(
    marks.flatMap((first, at) =>
      marks.slice(at + 1).map((later, after) => (later - first) / (after + 1)),
    ),
  );
}

/** The figure in the middle, which a few odd ones do not move. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
