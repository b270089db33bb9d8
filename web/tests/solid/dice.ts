export type Dice = (sides: number) => number;

/** A die that falls the same way every time. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
