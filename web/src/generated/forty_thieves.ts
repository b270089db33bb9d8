// Written by `make docs` from larceny.games.forty_thieves; do not edit by hand.

export type Jar = "rs" | "rc" | "rm" | "rh" | "rt" | "gs" | "gc" | "gm" | "gh" | "gt" | "bs" | "bc" | "bm" | "bh" | "bt" | "ys" | "yc" | "ym" | "yh" | "yt" | "$";
export type Front = "rs" | "rc" | "rm" | "rh" | "rt" | "gs" | "gc" | "gm" | "gh" | "gt" | "bs" | "bc" | "bm" | "bh" | "bt" | "ys" | "yc" | "ym" | "yh" | "yt" | "L" | "S" | "A" | "D" | "E" | "r!" | "g!" | "b!" | "y!" | "$m" | "$g" | "$s";
export type Seat = number;
export type Sapphire = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type Phase = "draw" | "glimpse" | "pair" | "reveal" | "action" | "target" | "dagger" | "steal" | "take" | "claim" | "wish" | "over";
export type Square = "a1" | "b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3" | "a4" | "b4" | "c4" | "d4";
export type Target = "peek a1 b1" | "peek a1 a2" | "peek a1 b2" | "peek b1 c1" | "peek b1 a2" | "peek b1 b2" | "peek b1 c2" | "peek c1 d1" | "peek c1 b2" | "peek c1 c2" | "peek c1 d2" | "peek d1 c2" | "peek d1 d2" | "peek a2 b2" | "peek a2 a3" | "peek a2 b3" | "peek b2 c2" | "peek b2 a3" | "peek b2 b3" | "peek b2 c3" | "peek c2 d2" | "peek c2 b3" | "peek c2 c3" | "peek c2 d3" | "peek d2 c3" | "peek d2 d3" | "peek a3 b3" | "peek a3 a4" | "peek a3 b4" | "peek b3 c3" | "peek b3 a4" | "peek b3 b4" | "peek b3 c4" | "peek c3 d3" | "peek c3 b4" | "peek c3 c4" | "peek c3 d4" | "peek d3 c4" | "peek d3 d4" | "peek a4 b4" | "peek b4 c4" | "peek c4 d4" | "take 1" | "take 2" | "take 3" | "take 4" | "take 5" | "take 6" | "take 7" | "take 8" | "take 9" | "rob 0 gem" | "rob 1 gem" | "rob 2 gem" | "rob 3 gem" | "rob 0 tile" | "rob 1 tile" | "rob 2 tile" | "rob 3 tile" | "rob merchant" | "drop token" | "drop tile" | "give 0" | "give 1" | "give 2" | "give 3";
export type Place = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "row 1" | "row 2" | "row 3" | "row 4" | "column a" | "column b" | "column c" | "column d" | "falling" | "rising";
export type After = "nothing" | "drawing" | "action" | "steal" | "replaced" | "led" | "end";
export type Ending = "last_sapphire" | "four_leaders" | "merchant" | "turn_cap";
export type Slot = 1 | 2 | 3;
export type Wishes = "eyes" | "turn" | "merchant";
export type ScoreKind = "sapphires" | "sapphire_tiles" | "evil_eye_tokens" | "evil_eye_tiles";
export type TieBreakKind = "evil_eyes" | "sapphires";

/** A tile on the board: its back, and its front if it is turned up. */
export interface SquareView {
  jar: Jar;
  front: Front | null;
}

/** What lies before one seat: its hand (backs to all, fronts to itself) and its hoard. */
export interface SeatView {
  jars: Jar[];
  fronts: Front[] | null;
  gems: number;
  sapphire_tiles: Jar[];
  eye_tokens: number;
  eye_tiles: Jar[];
}

/** A tile that was played from a hand and has not taken effect yet. */
export interface PlayedTile {
  seat: Seat;
  jar: Jar;
  front: Front;
}

/** The merchant: where he stands, since how many turns, and what he has taken. */
export interface Merchant {
  gem: Sapphire;
  start: number;
  turn: number;
  loot: number;
}

/** The table as one viewer sees it. */
export interface View {
  viewer: Seat | null;
  edition: string;
  players: number;
  turn: number;
  active: Seat;
  phase: Phase;
  deciders: Seat[];
  board: (SquareView | null)[];
  gems: Sapphire[];
  stack: number;
  stack_top: Jar | null;
  discards: Jar[];
  seats: SeatView[];
  eyes_left: number;
  merchant: Merchant | null;
  gone: Front[];
  golden: Front[];
  led: boolean;
  again: boolean;
  lantern: Square | null;
  lit: Square[];
  chain: PlayedTile[];
  target: Target | null;
  to_ask: Seat[];
  announced: Place | null;
  claims: Place[];
  taking: Place | null;
  to_clear: Square[];
  after: After;
  ending: Ending | null;
  scores: number[];
  winners: Seat[] | null;
}

/** Sixteen tiles were laid face down, and the rest is the stack (FT-3.1, FT-3.2). */
export interface BoardLaid {
  event: "BoardLaid";
  jars: Jar[];
  stack: number;
}

/** A turn begins (FT-4.1). */
export interface TurnBegun {
  event: "TurnBegun";
  seat: Seat;
  turn: number;
}

/** A seat threw tiles of its hand away, jar up, or decided to keep all (FT-4.2, FT-5.3). */
export interface Discarded {
  event: "Discarded";
  seat: Seat;
  slots: Slot[];
  jars: Jar[];
}

/** A seat drew a tile; only it sees the front (FT-4.2). */
export interface Drew {
  event: "Drew";
  seat: Seat;
  jar: Jar;
  front: Front | null;
}

/** The discards were shuffled and are the new stack (FT-4.3). */
export interface Shuffled {
  event: "Shuffled";
  tiles: number;
}

/** A tile was laid face down from the stack, seen by nobody (FT-3.3). */
export interface Laid {
  event: "Laid";
  square: Square;
  jar: Jar;
}

/** A seat saw a tile on the board, and nobody else did (FT-5.2, FT-5.8). */
export interface Glimpsed {
  event: "Glimpsed";
  seat: Seat;
  square: Square;
  with_lantern: boolean;
  front: Front | null;
}

/** A seat showed tiles on the board to everybody (FT-5.3 … FT-5.6, FT-11.2). */
export interface Shown {
  event: "Shown";
  seat: Seat;
  squares: Square[];
  fronts: Front[];
}

/** A seat named a tile that the Lantern on the board will light (FT-5.5). */
export interface Named {
  event: "Named";
  seat: Seat;
  square: Square;
}

/** A Sapphire tile went from the board to a seat's hoard (FT-5.4). */
export interface SapphireTileKept {
  event: "SapphireTileKept";
  seat: Seat;
  square: Square;
}

/** A hand tile and a board tile changed places (FT-6.2). */
export interface Replaced {
  event: "Replaced";
  seat: Seat;
  slot: Slot;
  square: Square;
  lay_open: boolean;
  front: Front | null;
}

/** A Leader went face up to the board (FT-10.2). */
export interface Led {
  event: "Led";
  seat: Seat;
  slot: Slot;
  square: Square;
  lay_open: boolean;
  leader: Front;
  front: Front | null;
}

/** Two tiles on the board changed places (FT-6.3). */
export interface Interchanged {
  event: "Interchanged";
  seat: Seat;
  squares: [Square, Square];
}

/** A seat did nothing, or nothing more, when it was asked. */
export interface Passed {
  event: "Passed";
  seat: Seat;
  phase: Phase;
}

/** A seat played a special tile from its hand, for all to see (FT-5.7, FT-6.4, FT-7.1). */
export interface Played {
  event: "Played";
  seat: Seat;
  slot: Slot;
  front: Front;
}

/** The played tile's target was named, as the word of that decision (FT-6.4). */
export interface Aimed {
  event: "Aimed";
  seat: Seat;
  target: Target;
}

/** The played tile takes effect; all played tiles are discarded, but an Evil Eye (FT-7.3). */
export interface Worked {
  event: "Worked";
  seat: Seat;
  front: Front;
}

/** Daggers cancelled the played tile; all played tiles are discarded (FT-7.4). */
export interface Cancelled {
  event: "Cancelled";
  seat: Seat;
  front: Front;
}

/** A seat got rid of an Evil Eye: a tile, now discarded, or a token (FT-6.6). */
export interface EyeDropped {
  event: "EyeDropped";
  seat: Seat;
  tile: boolean;
}

/** An Evil Eye tile went to an opponent's hoard (FT-6.7). */
export interface EyeGiven {
  event: "EyeGiven";
  seat: Seat;
  to: Seat;
}

/** A theft was announced, and its four tiles were turned up for all (FT-8.1). */
export interface Announced {
  event: "Announced";
  seat: Seat;
  place: Place;
  fronts: Front[];
}

/** The theft failed: the tiles lie face down, and it cost an Evil Eye (FT-8.8). */
export interface Failed {
  event: "Failed";
  seat: Seat;
  place: Place;
}

/** A theft succeeded: the announced one, or one that was claimed with it (FT-8.9). */
export interface Succeeded {
  event: "Succeeded";
  seat: Seat;
  place: Place;
}

/** A seat took a sapphire from the board. */
export interface TookGem {
  event: "TookGem";
  seat: Seat;
  gem: Sapphire;
}

/** A seat took a sapphire, gem or tile, from another's hoard. */
export interface Robbed {
  event: "Robbed";
  seat: Seat;
  victim: Seat;
  tile: boolean;
}

/** A seat took a sapphire from the merchant's loot (FT-11.6). */
export interface RobbedMerchant {
  event: "RobbedMerchant";
  seat: Seat;
}

/** Four Leaders took every sapphire that lay on the board (FT-10.4). */
export interface TookAll {
  event: "TookAll";
  seat: Seat;
  gems: Sapphire[];
}

/** The tiles of stolen lines were discarded (FT-8.10). */
export interface Cleared {
  event: "Cleared";
  squares: Square[];
}

/** A seat drew a golden tile from the stack, and showed it (FT-11.2). */
export interface GoldenDrawn {
  event: "GoldenDrawn";
  seat: Seat;
  front: Front;
}

/** A golden tile acts, and leaves the game (FT-11.2). */
export interface GoldenActed {
  event: "GoldenActed";
  seat: Seat;
  front: Front;
}

/** The merchant stands at a corner, has walked on, or stays for good (FT-11.3 … FT-11.5). */
export interface MerchantCame {
  event: "MerchantCame";
  gem: Sapphire;
  turn: number;
}

/** The merchant took a sapphire from the board (FT-11.4, FT-11.5). */
export interface MerchantTook {
  event: "MerchantTook";
  gem: Sapphire;
}

/** A seat made a wish, and got so many sapphires of the merchant's (FT-11.7). */
export interface Wished {
  event: "Wished";
  seat: Seat;
  wish: Wishes;
  loot: number;
}

/** Every hand went seven seats on (FT-11.9). */
export interface HandsPassed {
  event: "HandsPassed";
}

/** A seat looks at the hand it was passed (FT-11.9). */
export interface HandSeen {
  event: "HandSeen";
  seat: Seat;
  fronts: Front[] | null;
}

/** A turn is over (FT-4.1). */
export interface TurnEnded {
  event: "TurnEnded";
  seat: Seat;
}

/** The game has ended (FT-9). */
export interface GameOver {
  event: "GameOver";
  ending: Ending;
  scores: number[];
  winners: Seat[];
}

/** Throw away these tiles of one's hand, or none; then draw to three (FT-4.2). */
export interface DiscardAction {
  word: string;
  verb: "discard";
  slots: Slot[];
}

/** Glimpse at a tile on the board (FT-5.1). */
export interface GlimpseAction {
  word: string;
  verb: "glimpse";
  square: Square;
}

/** Play a special tile from one's hand (FT-5.7, FT-6.4). */
export interface PlayAction {
  word: string;
  verb: "play";
  slot: Slot;
}

/** Name the two tiles under a Lantern from the hand (FT-5.7). */
export interface PeekAction {
  word: string;
  verb: "peek";
  squares: [Square, Square];
}

/** Name a tile that a Lantern on the board lights (FT-5.5). */
export interface RevealAction {
  word: string;
  verb: "reveal";
  square: Square;
}

/** Replace a tile on the board by one of the hand (FT-6.2). */
export interface ReplaceAction {
  word: string;
  verb: "replace";
  slot: Slot;
  square: Square;
}

/** Replace a tile on the board by a Leader, face up (FT-10.2). */
export interface LeadAction {
  word: string;
  verb: "lead";
  slot: Slot;
  square: Square;
}

/** Interchange two adjacent tiles (FT-6.3). */
export interface InterchangeAction {
  word: string;
  verb: "interchange";
  squares: [Square, Square];
}

/** Do nothing, or nothing more. */
export interface PassAction {
  word: string;
  verb: "pass";
}

/** Take a sapphire that lies on the board. */
export interface TakeGemAction {
  word: string;
  verb: "take_gem";
  gem: Sapphire;
}

/** Take a sapphire, gem or tile, from an opponent's hoard. */
export interface RobAction {
  word: string;
  verb: "rob";
  victim: Seat;
  tile: boolean;
}

/** Take a sapphire of the merchant's loot (FT-11.6). */
export interface RobMerchantAction {
  word: string;
  verb: "rob_merchant";
}

/** Name the Evil Eye, token or tile, that an Amulet takes away (FT-6.6). */
export interface DropAction {
  word: string;
  verb: "drop";
  tile: boolean;
}

/** Name the opponent who gets the Evil Eye tile (FT-6.7). */
export interface GiveAction {
  word: string;
  verb: "give";
  to: Seat;
}

/** Play a Dagger against the tile that was played last (FT-7.1). */
export interface DaggerAction {
  word: string;
  verb: "dagger";
  slot: Slot;
}

/** Announce a theft (FT-8.1), or claim an indirect one (FT-8.9). */
export interface StealAction {
  word: string;
  verb: "steal";
  place: Place;
}

/** Make a wish (FT-11.7). */
export interface WishAction {
  word: string;
  verb: "wish";
  wish: Wishes;
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
  | BoardLaid
  | TurnBegun
  | Discarded
  | Drew
  | Shuffled
  | Laid
  | Glimpsed
  | Shown
  | Named
  | SapphireTileKept
  | Replaced
  | Led
  | Interchanged
  | Passed
  | Played
  | Aimed
  | Worked
  | Cancelled
  | EyeDropped
  | EyeGiven
  | Announced
  | Failed
  | Succeeded
  | TookGem
  | Robbed
  | RobbedMerchant
  | TookAll
  | Cleared
  | GoldenDrawn
  | GoldenActed
  | MerchantCame
  | MerchantTook
  | Wished
  | HandsPassed
  | HandSeen
  | TurnEnded
  | GameOver;

export type GameAction =
  | DiscardAction
  | GlimpseAction
  | PlayAction
  | PeekAction
  | RevealAction
  | ReplaceAction
  | LeadAction
  | InterchangeAction
  | PassAction
  | TakeGemAction
  | RobAction
  | RobMerchantAction
  | DropAction
  | GiveAction
  | DaggerAction
  | StealAction
  | WishAction;

/** What one thing of each kind counts. */
export const SCORE_POINTS: Readonly<Record<ScoreKind, number>> = {"sapphires": 1, "sapphire_tiles": 1, "evil_eye_tokens": -1, "evil_eye_tiles": -1};

/** What each Target means. */
export const TARGET_ACTIONS: Readonly<Record<Target, PeekAction | TakeGemAction | RobAction | RobMerchantAction | DropAction | GiveAction>> = {
  "peek a1 b1": {"word": "peek a1 b1", "verb": "peek", "squares": ["a1", "b1"]},
  "peek a1 a2": {"word": "peek a1 a2", "verb": "peek", "squares": ["a1", "a2"]},
  "peek a1 b2": {"word": "peek a1 b2", "verb": "peek", "squares": ["a1", "b2"]},
  "peek b1 c1": {"word": "peek b1 c1", "verb": "peek", "squares": ["b1", "c1"]},
  "peek b1 a2": {"word": "peek b1 a2", "verb": "peek", "squares": ["b1", "a2"]},
  "peek b1 b2": {"word": "peek b1 b2", "verb": "peek", "squares": ["b1", "b2"]},
  "peek b1 c2": {"word": "peek b1 c2", "verb": "peek", "squares": ["b1", "c2"]},
  "peek c1 d1": {"word": "peek c1 d1", "verb": "peek", "squares": ["c1", "d1"]},
  "peek c1 b2": {"word": "peek c1 b2", "verb": "peek", "squares": ["c1", "b2"]},
  "peek c1 c2": {"word": "peek c1 c2", "verb": "peek", "squares": ["c1", "c2"]},
  "peek c1 d2": {"word": "peek c1 d2", "verb": "peek", "squares": ["c1", "d2"]},
  "peek d1 c2": {"word": "peek d1 c2", "verb": "peek", "squares": ["d1", "c2"]},
  "peek d1 d2": {"word": "peek d1 d2", "verb": "peek", "squares": ["d1", "d2"]},
  "peek a2 b2": {"word": "peek a2 b2", "verb": "peek", "squares": ["a2", "b2"]},
  "peek a2 a3": {"word": "peek a2 a3", "verb": "peek", "squares": ["a2", "a3"]},
  "peek a2 b3": {"word": "peek a2 b3", "verb": "peek", "squares": ["a2", "b3"]},
  "peek b2 c2": {"word": "peek b2 c2", "verb": "peek", "squares": ["b2", "c2"]},
  "peek b2 a3": {"word": "peek b2 a3", "verb": "peek", "squares": ["b2", "a3"]},
  "peek b2 b3": {"word": "peek b2 b3", "verb": "peek", "squares": ["b2", "b3"]},
  "peek b2 c3": {"word": "peek b2 c3", "verb": "peek", "squares": ["b2", "c3"]},
  "peek c2 d2": {"word": "peek c2 d2", "verb": "peek", "squares": ["c2", "d2"]},
  "peek c2 b3": {"word": "peek c2 b3", "verb": "peek", "squares": ["c2", "b3"]},
  "peek c2 c3": {"word": "peek c2 c3", "verb": "peek", "squares": ["c2", "c3"]},
  "peek c2 d3": {"word": "peek c2 d3", "verb": "peek", "squares": ["c2", "d3"]},
  "peek d2 c3": {"word": "peek d2 c3", "verb": "peek", "squares": ["d2", "c3"]},
  "peek d2 d3": {"word": "peek d2 d3", "verb": "peek", "squares": ["d2", "d3"]},
  "peek a3 b3": {"word": "peek a3 b3", "verb": "peek", "squares": ["a3", "b3"]},
  "peek a3 a4": {"word": "peek a3 a4", "verb": "peek", "squares": ["a3", "a4"]},
  "peek a3 b4": {"word": "peek a3 b4", "verb": "peek", "squares": ["a3", "b4"]},
  "peek b3 c3": {"word": "peek b3 c3", "verb": "peek", "squares": ["b3", "c3"]},
  "peek b3 a4": {"word": "peek b3 a4", "verb": "peek", "squares": ["b3", "a4"]},
  "peek b3 b4": {"word": "peek b3 b4", "verb": "peek", "squares": ["b3", "b4"]},
  "peek b3 c4": {"word": "peek b3 c4", "verb": "peek", "squares": ["b3", "c4"]},
  "peek c3 d3": {"word": "peek c3 d3", "verb": "peek", "squares": ["c3", "d3"]},
  "peek c3 b4": {"word": "peek c3 b4", "verb": "peek", "squares": ["c3", "b4"]},
  "peek c3 c4": {"word": "peek c3 c4", "verb": "peek", "squares": ["c3", "c4"]},
  "peek c3 d4": {"word": "peek c3 d4", "verb": "peek", "squares": ["c3", "d4"]},
  "peek d3 c4": {"word": "peek d3 c4", "verb": "peek", "squares": ["d3", "c4"]},
  "peek d3 d4": {"word": "peek d3 d4", "verb": "peek", "squares": ["d3", "d4"]},
  "peek a4 b4": {"word": "peek a4 b4", "verb": "peek", "squares": ["a4", "b4"]},
  "peek b4 c4": {"word": "peek b4 c4", "verb": "peek", "squares": ["b4", "c4"]},
  "peek c4 d4": {"word": "peek c4 d4", "verb": "peek", "squares": ["c4", "d4"]},
  "take 1": {"word": "take 1", "verb": "take_gem", "gem": 1},
  "take 2": {"word": "take 2", "verb": "take_gem", "gem": 2},
  "take 3": {"word": "take 3", "verb": "take_gem", "gem": 3},
  "take 4": {"word": "take 4", "verb": "take_gem", "gem": 4},
  "take 5": {"word": "take 5", "verb": "take_gem", "gem": 5},
  "take 6": {"word": "take 6", "verb": "take_gem", "gem": 6},
  "take 7": {"word": "take 7", "verb": "take_gem", "gem": 7},
  "take 8": {"word": "take 8", "verb": "take_gem", "gem": 8},
  "take 9": {"word": "take 9", "verb": "take_gem", "gem": 9},
  "rob 0 gem": {"word": "rob 0 gem", "verb": "rob", "victim": 0, "tile": false},
  "rob 1 gem": {"word": "rob 1 gem", "verb": "rob", "victim": 1, "tile": false},
  "rob 2 gem": {"word": "rob 2 gem", "verb": "rob", "victim": 2, "tile": false},
  "rob 3 gem": {"word": "rob 3 gem", "verb": "rob", "victim": 3, "tile": false},
  "rob 0 tile": {"word": "rob 0 tile", "verb": "rob", "victim": 0, "tile": true},
  "rob 1 tile": {"word": "rob 1 tile", "verb": "rob", "victim": 1, "tile": true},
  "rob 2 tile": {"word": "rob 2 tile", "verb": "rob", "victim": 2, "tile": true},
  "rob 3 tile": {"word": "rob 3 tile", "verb": "rob", "victim": 3, "tile": true},
  "rob merchant": {"word": "rob merchant", "verb": "rob_merchant"},
  "drop token": {"word": "drop token", "verb": "drop", "tile": false},
  "drop tile": {"word": "drop tile", "verb": "drop", "tile": true},
  "give 0": {"word": "give 0", "verb": "give", "to": 0},
  "give 1": {"word": "give 1", "verb": "give", "to": 1},
  "give 2": {"word": "give 2", "verb": "give", "to": 2},
  "give 3": {"word": "give 3", "verb": "give", "to": 3},
};
