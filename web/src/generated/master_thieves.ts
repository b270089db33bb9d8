// Written by `make docs` from larceny.games.master_thieves; do not edit by hand.

export type Handful = string;
export type Character = "smuggler" | "jeweler" | "gemologist" | "thief" | "master_thief" | "detective";
export type Place = "T.N" | "T.E" | "T.S" | "T.W" | "M.N" | "M.E" | "M.S" | "M.W" | "B.N" | "B.E" | "B.S" | "B.W";
export type Seat = number;
export type Phase = "fill" | "put" | "fill_move" | "choose" | "open" | "take" | "ruby" | "place" | "alarm" | "recover" | "move" | "booty" | "confiscate" | "over";
export type Grain = number;
export type Ending = "empty_pillow" | "sixth_ruby" | "round_cap";
export type To = "red" | "black" | "owner" | "drawer" | "secret";
export type Gem = "1D" | "1S" | "1R";
export type Move = "rotate_1_cw" | "rotate_1_ccw" | "rotate_2_cw" | "rotate_2_ccw" | "flip";
export type ScoreKind = "black_diamonds" | "black_sapphires" | "black_rubies" | "white_diamonds" | "white_sapphires";
export type TieBreakKind = "rubies" | "sapphires" | "diamonds";

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
  alarm: Seat | null;
  found_empty: boolean | null;
  looked: boolean;
  long: boolean | null;
  ruby: boolean | null;
}

/** The table as one viewer sees it. */
export interface View {
  viewer: Seat | null;
  edition: string;
  players: number;
  round: number;
  phase: Phase;
  deciders: Seat[];
  actor: Seat | null;
  queue: Seat[];
  acted: Seat[];
  revealed: Seat[];
  droppers: Seat[];
  pickers: Seat[];
  seats: SeatView[];
  red: Handful;
  grains: Grain[] | null;
  turned_over: boolean | null;
  open_drawer: OpenDrawer | null;
  fell: boolean;
  barred: boolean | null;
  placements: number;
  placed: number;
  alarm_set: boolean;
  rotations: number;
  flips: number;
  to_fill: Seat[];
  share: number;
  last_ruby_taken: boolean;
  ending: Ending | null;
  scores: number[] | null;
  winners: Seat[] | null;
}

/** A seat has drawn its six cards; only it sees their numbers (MT-3.2). */
export interface Dealt {
  event: "Dealt";
  seat: Seat;
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
  seat: Seat;
  share: number;
}

/** A seat put diamonds of its share into the open drawer and closed it (MT-3.7). */
export interface DiamondsPut {
  event: "DiamondsPut";
  seat: Seat;
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
  seat: Seat;
  character: Character | null;
}

/** Cards were turned over at the same time (MT-4.2). */
export interface Revealed {
  event: "Revealed";
  cards: [Seat, Character, number][];
}

/** A seat's turn begins (MT-4.3). */
export interface TurnBegun {
  event: "TurnBegun";
  seat: Seat;
  character: Character;
}

/** A drawer was opened (MT-5.1). */
export interface Opened {
  event: "Opened";
  seat: Seat;
  place: Place;
}

/** Gems fell, perhaps with an alarm, which went back to its owner (MT-5.2, MT-8.4). */
export interface Fell {
  event: "Fell";
  place: Place;
  gems: Handful;
  alarm: Seat | null;
  to: To;
}

/** What lies in the open drawer was seen, by all or by its opener alone (MT-5.4). */
export interface Seen {
  event: "Seen";
  place: Place;
  gems: Handful | null;
  alarm: Seat | null;
  seen_by: Seat | null;
}

/** A seat took gems from the open drawer, in the open; perhaps it found none. */
export interface Took {
  event: "Took";
  seat: Seat;
  place: Place;
  gems: Handful;
  to: To;
}

/** The master thief took the ruby he had found (MT-11.3). */
export interface TookRuby {
  event: "TookRuby";
  seat: Seat;
  place: Place;
}

/** A seat took nothing. */
export interface Left {
  event: "Left";
  seat: Seat;
}

/** The master thief looked further (MT-11.1). */
export interface Looked {
  event: "Looked";
  seat: Seat;
  place: Place;
}

/** What the look showed: whether the drawer is long and a ruby lies there (MT-11.3, 11.4). */
export interface SecretSeen {
  event: "SecretSeen";
  place: Place;
  long: boolean | null;
  ruby: boolean | null;
  seen_by: Seat | null;
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
  seat: Seat;
  place: Place;
  kind: Gem;
}

/** A seat placed no imitation, or no further one. */
export interface PlacedNothing {
  event: "PlacedNothing";
  seat: Seat;
}

/** A jeweler put his alarm into the open drawer (MT-8.2). */
export interface AlarmSet {
  event: "AlarmSet";
  seat: Seat;
  place: Place;
}

/** A jeweler kept his alarm. */
export interface AlarmKept {
  event: "AlarmKept";
  seat: Seat;
}

/** An alarm lies without gems; its owner is asked (MT-8.7). */
export interface AlarmLeftAlone {
  event: "AlarmLeftAlone";
  owner: Seat;
  place: Place;
}

/** A lonely alarm went back to its owner (MT-8.7). */
export interface AlarmRecovered {
  event: "AlarmRecovered";
  owner: Seat;
  place: Place;
}

/** The owner left his lonely alarm where it is (MT-8.7). */
export interface AlarmLetLie {
  event: "AlarmLetLie";
  owner: Seat;
}

/** The box was rotated or turned over: by a seat (MT-6.2), or while it is set up (MT-3.1). */
export interface BoxMoved {
  event: "BoxMoved";
  seat: Seat | null;
  move: Move;
}

/** A seat's turn is over. */
export interface TurnEnded {
  event: "TurnEnded";
  seat: Seat;
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
  seat: Seat;
  kind: Gem;
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
  winners: Seat[];
}

/** Open the drawer at a place (MT-5.1), or open it to fill it (MT-3.7). */
export interface OpenAction {
  word: string;
  verb: "open";
  place: Place;
}

/** Put so many diamonds of one's share into the open drawer (MT-3.7). */
export interface PutAction {
  word: string;
  verb: "put";
  count: number;
}

/** Choose a card of one's hand for the round (MT-4.1). */
export interface ChooseAction {
  word: string;
  verb: "choose";
  character: Character;
}

/** Take all gems that lie in the open drawer, the ruby too if it was found. */
export interface TakeAllAction {
  word: string;
  verb: "take_all";
}

/** Take one gem, as a smuggler outside a ring does (MT-7.1). */
export interface TakeOneAction {
  word: string;
  verb: "take_one";
  kind: Gem;
}

/** Look further, for the secret compartment (MT-11.1). */
export interface LookAction {
  word: string;
  verb: "look";
}

/** Take nothing. */
export interface LeaveAction {
  word: string;
  verb: "leave";
}

/** Place an imitation from one's white pillow into the open drawer. */
export interface PlaceImitationAction {
  word: string;
  verb: "place_imitation";
  kind: Gem;
}

/** Place no imitation, or no further one. */
export interface PlaceNothingAction {
  word: string;
  verb: "place_nothing";
}

/** Put one's alarm into the open drawer (MT-8.2). */
export interface SetAlarmAction {
  word: string;
  verb: "set_alarm";
}

/** Keep one's alarm on the sheet. */
export interface KeepAlarmAction {
  word: string;
  verb: "keep_alarm";
}

/** Take back one's alarm that lies alone (MT-8.7). */
export interface RecoverAlarmAction {
  word: string;
  verb: "recover_alarm";
}

/** Leave one's lonely alarm in the drawer (MT-8.7). */
export interface LetAlarmLieAction {
  word: string;
  verb: "let_alarm_lie";
}

/** Rotate the top of the box, or turn the box over (MT-6.2). */
export interface MoveBoxAction {
  word: string;
  verb: "move_box";
  move: Move;
}

/** Move the box no more; the turn is over (MT-6.3). */
export interface DoneAction {
  word: string;
  verb: "done";
}

/** Pick a gem from the red pillow when it is divided (MT-7.4). */
export interface PickAction {
  word: string;
  verb: "pick";
  kind: Gem;
}

/** Something that counts: how many there are, and the points for all of them together. */
export interface ScoreItem {
  kind: ScoreKind;
  count: number;
  points: number;
}

/** What is compared between those who are still level: each seat's value, and which is best. */
export interface TieBreakStep {
  kind: TieBreakKind;
  values: number[];
  fewest: boolean;
}

/** The points of all seats, item by item, and the steps between equals in their order. */
export interface ScoreSheet {
  items: ScoreItem[][];
  tie_breaks: TieBreakStep[];
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

export type GameAction =
  | OpenAction
  | PutAction
  | ChooseAction
  | TakeAllAction
  | TakeOneAction
  | LookAction
  | LeaveAction
  | PlaceImitationAction
  | PlaceNothingAction
  | SetAlarmAction
  | KeepAlarmAction
  | RecoverAlarmAction
  | LetAlarmLieAction
  | MoveBoxAction
  | DoneAction
  | PickAction;

/** What one thing of each kind counts. */
export const SCORE_POINTS: Readonly<Record<ScoreKind, number>> = {"black_diamonds": 1, "black_sapphires": 2, "black_rubies": 4, "white_diamonds": -1, "white_sapphires": -2};
