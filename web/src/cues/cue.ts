// What is shown one after the other, and what a game says about how that is done.

/** An event while it is being shown: the table before it, and after it as far as is known. */
export interface Cue<View, Event> {
  /** Grows with every cue; a new number is a new thing to show. */
  id: number;
  event: Event;
  before: View;
  after: View;
  /** How long it is shown, in milliseconds, at the speed that was chosen. */
  duration: number;
}

/** What follows an event: the rest of its step, and how the table stands then, if that is told. */
export interface Later<View, Event> {
  events: readonly Event[];
  view: View | null;
}

/** How a game's events become cues. It knows no rules: only what events openly say. */
export interface Script<View, Event> {
  /** Return the view with what an event openly changes. The server's view corrects the rest. */
  sketch: (view: View, event: Event) => View;
  /** Add to a sketch what comes to light with the event, but is told only by what follows it. */
  complete?: (sketched: View, later: Later<View, Event>) => View;
  /** How long an event is shown at normal speed, in milliseconds; 0: not at all. */
  duration: (event: Event, before: View) => number;
}
