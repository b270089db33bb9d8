// A time of its own for a page: it stands still until it is told to pass. So a game of minutes is
// played in seconds, and the same seed gives the same frames. To be imported before everything else.

interface Due {
  id: number;
  at: number;
  call: () => void;
}

let now = 1_000;
let ids = 1;
let timers: Due[] = [];
let frames: { id: number; call: FrameRequestCallback }[] = [];

const realTimeout = window.setTimeout.bind(window);

performance.now = () => now;

window.setTimeout = ((call: () => void, ms = 0) => {
  timers.push({ id: ids, at: now + Math.max(0, ms), call });
  return ids++;
}) as typeof window.setTimeout;

window.clearTimeout = ((id: number) => {
  timers = timers.filter((one) => one.id !== id);
}) as typeof window.clearTimeout;

window.requestAnimationFrame = (call) => {
  frames.push({ id: ids, call });
  return ids++;
};

window.cancelAnimationFrame = (id) => {
  frames = frames.filter((one) => one.id !== id);
};

/** Let time pass, with all that is due in it, and draw one frame at its end. */
export async function pass(ms: number): Promise<void> {
  const end = now + ms;
  for (let next = dueBy(end); next !== null; next = dueBy(end)) {
    now = Math.max(now, next.at);
    window.clearTimeout(next.id);
    next.call();
    await rendered();
  }
  now = end;
  const asked = frames;
  frames = [];
  for (const { call } of asked) call(now);
  await rendered();
}

function dueBy(end: number): Due | null {
  let first: Due | null = null;
  for (const one of timers) if (one.at <= end && one.at < (first?.at ?? Infinity)) first = one;
  return first;
}

/** What the program has put off until it has done something else. */
const tasks: (() => void)[] = [];

class Port {
  onmessage: ((event: MessageEvent) => void) | null = null;
  other: Port | null = null;

  postMessage(data: unknown): void {
    tasks.push(() => this.other?.onmessage?.(new MessageEvent("message", { data })));
  }
}

/** React goes on with its work by messages to itself: here they are delivered when we say so. */
window.MessageChannel = class {
  port1 = new Port();
  port2 = new Port();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
} as unknown as typeof MessageChannel;

/** So many promises in a row may hang on each other. */
const PROMISES = 6;

/** Wait until the program has rendered what has changed. */
export async function rendered(): Promise<void> {
  do {
    tasks.shift()?.();
    for (let promises = 0; promises < PROMISES; promises += 1) await null;
  } while (tasks.length > 0);
}

/** Wait for the browser itself, which loads in its own time. */
export function loaded(): Promise<void> {
  return new Promise((done) => {
    realTimeout(done, 5);
  });
}
