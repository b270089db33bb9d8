// Written by `make docs` from larceny.games.master_thieves; do not edit by hand.

export type Handful = string;
export type Place = string;

export type Character = "smuggler" | "jeweler" | "gemologist" | "thief" | "master_thief" | "detective";
export type Phase = "fill" | "put" | "fill_move" | "choose" | "open" | "take" | "ruby" | "place" | "alarm" | "recover" | "move" | "booty" | "confiscate" | "over";
export type Ending = "empty_pillow" | "sixth_ruby" | "round_cap";
export type To = "red" | "black" | "owner" | "drawer" | "secret";
export type Move = "rotate_1_cw" | "rotate_1_ccw" | "rotate_2_cw" | "rotate_2_ccw" | "flip";

/** What lies before one seat. */
export interface SeatView {
  white: Handful;
  black: Handful;
  alarm_on_sheet: boolean;
  cards_left: number;
  has_chosen: boolean;
  card: [Character, number] | null;
  hand: [Character, number][] | null;
  played: [Character, number][] | null;
}

/** The drawer that stands open; None where one may not look in. */
export interface OpenDrawer {
  place: Place;
  gems: Handful | null;
  alarm: number | null;
  found_empty: boolean | null;
  looked: boolean;
  long: boolean | null;
  ruby: boolean | null;
}

/** The table as one viewer sees it. */
export interface View {
  viewer: number | null;
  edition: string;
  players: number;
  round: number;
  phase: Phase;
  deciders: number[];
  actor: number | null;
  queue: number[];
  acted: number[];
  revealed: number[];
  droppers: number[];
  pickers: number[];
  seats: SeatView[];
  red: Handful;
  grains: number[] | null;
  turned_over: boolean | null;
  open_drawer: OpenDrawer | null;
  fell: boolean;
  barred: boolean | null;
  placements: number;
  placed: number;
  alarm_set: boolean;
  rotations: number;
  flips: number;
  to_fill: number[];
  share: number;
  last_ruby_taken: boolean;
  ending: Ending | null;
  scores: number[] | null;
  winners: number[] | null;
}

/** A seat has drawn its six cards; only it sees their numbers (MT-3.2). */
export interface Dealt {
  event: "Dealt";
  seat: number;
  numbers: number[] | null;
}

/** Rubies were put into the upper secret compartments at these places (MT-3.1). */
export interface RubiesPlaced {
  event: "RubiesPlaced";
  places: Place[];
}

/** It is this seat's turn to fill, with so many diamonds (MT-3.5, MT-3.6). */
export interface FillingBegun {
  event: "FillingBegun";
  seat: number;
  share: number;
}

/** A seat put diamonds of its share into the open drawer and closed it (MT-3.7). */
export interface DiamondsPut {
  event: "DiamondsPut";
  seat: number;
  place: Place;
  count: number;
}

/** A round begins; everybody chooses a card. */
export interface RoundBegun {
  event: "RoundBegun";
  round: number;
}

/** A seat laid a card face down (MT-4.1). */
export interface Chose {
  event: "Chose";
  seat: number;
  character: Character | null;
}

/** Cards were turned over at the same time (MT-4.2). */
export interface Revealed {
  event: "Revealed";
  cards: [number, Character, number][];
}

/** A seat's turn begins (MT-4.3). */
export interface TurnBegun {
  event: "TurnBegun";
  seat: number;
  character: Character;
}

/** A drawer was opened (MT-5.1). */
export interface Opened {
  event: "Opened";
  seat: number;
  place: Place;
}

/** Gems fell, perhaps with an alarm, which went back to its owner (MT-5.2, MT-8.4). */
export interface Fell {
  event: "Fell";
  place: Place;
  gems: Handful;
  alarm: number | null;
  to: To;
}

/** What lies in the open drawer was seen, by all or by its opener alone (MT-5.4). */
export interface Seen {
  event: "Seen";
  place: Place;
  gems: Handful | null;
  alarm: number | null;
  seen_by: number | null;
}

/** A seat took gems from the open drawer, in the open; perhaps it found none. */
export interface Took {
  event: "Took";
  seat: number;
  place: Place;
  gems: Handful;
  to: To;
}

/** The master thief took the ruby he had found (MT-11.3). */
export interface TookRuby {
  event: "TookRuby";
  seat: number;
  place: Place;
}

/** A seat took nothing. */
export interface Left {
  event: "Left";
  seat: number;
}

/** The master thief looked further (MT-11.1). */
export interface Looked {
  event: "Looked";
  seat: number;
  place: Place;
}

/** What the look showed: whether the drawer is long and a ruby lies there (MT-11.3, 11.4). */
export interface SecretSeen {
  event: "SecretSeen";
  place: Place;
  long: boolean | null;
  ruby: boolean | null;
  seen_by: number | null;
}

/** A ruby fell from the lower secret compartment (MT-11.5). */
export interface RubyFell {
  event: "RubyFell";
  place: Place;
  to: To;
}

/** A seat placed an imitation into the open drawer. */
export interface Placed {
  event: "Placed";
  seat: number;
  place: Place;
  kind: Handful;
}

/** A seat placed no imitation, or no further one. */
export interface PlacedNothing {
  event: "PlacedNothing";
  seat: number;
}

/** A jeweler put his alarm into the open drawer (MT-8.2). */
export interface AlarmSet {
  event: "AlarmSet";
  seat: number;
  place: Place;
}

/** A jeweler kept his alarm. */
export interface AlarmKept {
  event: "AlarmKept";
  seat: number;
}

/** An alarm lies without gems; its owner is asked (MT-8.7). */
export interface AlarmLeftAlone {
  event: "AlarmLeftAlone";
  owner: number;
  place: Place;
}

/** A lonely alarm went back to its owner (MT-8.7). */
export interface AlarmRecovered {
  event: "AlarmRecovered";
  owner: number;
  place: Place;
}

/** The owner left his lonely alarm where it is (MT-8.7). */
export interface AlarmLetLie {
  event: "AlarmLetLie";
  owner: number;
}

/** The box was rotated or turned over: by a seat (MT-6.2), or while it is set up (MT-3.1). */
export interface BoxMoved {
  event: "BoxMoved";
  seat: number | null;
  move: Move;
}

/** A seat's turn is over. */
export interface TurnEnded {
  event: "TurnEnded";
  seat: number;
}

/** Smugglers and detectives were compared (MT-7.3). */
export interface SmugglersCounted {
  event: "SmugglersCounted";
  smugglers: number;
  detectives: number;
  share: boolean;
}

/** A seat picked a gem from the red pillow for its black one (MT-7.4, MT-12.2). */
export interface Picked {
  event: "Picked";
  seat: number;
  kind: Handful;
}

/** A round is over; the cards were put aside (MT-4.4). */
export interface RoundEnded {
  event: "RoundEnded";
  round: number;
}

/** Every set of six cards went to the left neighbour, who alone sees it (MT-4.5). */
export interface CardsPassed {
  event: "CardsPassed";
}

/** The game has ended. */
export interface GameOver {
  event: "GameOver";
  ending: Ending;
  scores: number[];
  winners: number[];
}

export type GameEvent =
  | Dealt
  | RubiesPlaced
  | FillingBegun
  | DiamondsPut
  | RoundBegun
  | Chose
  | Revealed
  | TurnBegun
  | Opened
  | Fell
  | Seen
  | Took
  | TookRuby
  | Left
  | Looked
  | SecretSeen
  | RubyFell
  | Placed
  | PlacedNothing
  | AlarmSet
  | AlarmKept
  | AlarmLeftAlone
  | AlarmRecovered
  | AlarmLetLie
  | BoxMoved
  | TurnEnded
  | SmugglersCounted
  | Picked
  | RoundEnded
  | CardsPassed
  | GameOver;
