// The time that cues go by: the page's own, or one that a test lets pass.

export interface Clock {
  /** Call back after so many milliseconds; what is returned calls it off. */
  after: (ms: number, call: () => void) => () => void;
}

export const pageClock: Clock = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
