// The scheduler of cues: the page's timers, or a clock that a test advances.

export interface Scheduler {
  /** Call back after so many milliseconds; what is returned calls it off. */
  after: (ms: number, call: () => void) => () => void;
}

export const pageScheduler: Scheduler = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
