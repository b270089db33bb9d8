// Written by `make docs` from larceny.games.forty_thieves; do not edit by hand.

export type Square = string;
export type Jar = string;
export type Front = string;
export type Place = string;

export type Phase = "draw" | "glimpse" | "pair" | "reveal" | "action" | "target" | "dagger" | "steal" | "take" | "claim" | "wish" | "over";
export type After = "nothing" | "drawing" | "action" | "steal" | "replaced" | "led" | "end";
export type Ending = "last_sapphire" | "four_leaders" | "merchant" | "turn_cap";
export type Wishes = "eyes" | "turn" | "merchant";

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
  seat: number;
  jar: Jar;
  front: Front;
}

/** The merchant: where he stands, since how many turns, and what he has taken. */
export interface Merchant {
  gem: number;
  start: number;
  turn: number;
  loot: number;
}

/** The table as one viewer sees it. */
export interface View {
  viewer: number | null;
  edition: string;
  players: number;
  turn: number;
  active: number;
  phase: Phase;
  deciders: number[];
  board: (SquareView | null)[];
  gems: number[];
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
  target: string | null;
  to_ask: number[];
  announced: Place | null;
  claims: Place[];
  taking: Place | null;
  to_clear: Square[];
  after: After;
  ending: Ending | null;
  scores: number[];
  winners: number[] | null;
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
  seat: number;
  turn: number;
}

/** A seat threw tiles of its hand away, jar up, or decided to keep all (FT-4.2, FT-5.3). */
export interface Discarded {
  event: "Discarded";
  seat: number;
  slots: number[];
  jars: Jar[];
}

/** A seat drew a tile; only it sees the front (FT-4.2). */
export interface Drew {
  event: "Drew";
  seat: number;
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
  seat: number;
  square: Square;
  with_lantern: boolean;
  front: Front | null;
}

/** A seat showed tiles on the board to everybody (FT-5.3 … FT-5.6, FT-11.2). */
export interface Shown {
  event: "Shown";
  seat: number;
  squares: Square[];
  fronts: Front[];
}

/** A seat named a tile that the Lantern on the board will light (FT-5.5). */
export interface Named {
  event: "Named";
  seat: number;
  square: Square;
}

/** A Sapphire tile went from the board to a seat's hoard (FT-5.4). */
export interface SapphireTileKept {
  event: "SapphireTileKept";
  seat: number;
  square: Square;
}

/** A hand tile and a board tile changed places (FT-6.2). */
export interface Replaced {
  event: "Replaced";
  seat: number;
  slot: number;
  square: Square;
  lay_open: boolean;
  front: Front | null;
}

/** A Leader went face up to the board (FT-10.2). */
export interface Led {
  event: "Led";
  seat: number;
  slot: number;
  square: Square;
  lay_open: boolean;
  leader: Front;
  front: Front | null;
}

/** Two tiles on the board changed places (FT-6.3). */
export interface Interchanged {
  event: "Interchanged";
  seat: number;
  squares: Square[];
}

/** A seat did nothing, or nothing more, when it was asked. */
export interface Passed {
  event: "Passed";
  seat: number;
  phase: Phase;
}

/** A seat played a special tile from its hand, for all to see (FT-5.7, FT-6.4, FT-7.1). */
export interface Played {
  event: "Played";
  seat: number;
  slot: number;
  front: Front;
}

/** The played tile's target was named, as the word of that decision (FT-6.4). */
export interface Aimed {
  event: "Aimed";
  seat: number;
  target: string;
}

/** The played tile takes effect; all played tiles are discarded, but an Evil Eye (FT-7.3). */
export interface Worked {
  event: "Worked";
  seat: number;
  front: Front;
}

/** Daggers cancelled the played tile; all played tiles are discarded (FT-7.4). */
export interface Cancelled {
  event: "Cancelled";
  seat: number;
  front: Front;
}

/** A seat got rid of an Evil Eye: a tile, now discarded, or a token (FT-6.6). */
export interface EyeDropped {
  event: "EyeDropped";
  seat: number;
  tile: boolean;
}

/** An Evil Eye tile went to an opponent's hoard (FT-6.7). */
export interface EyeGiven {
  event: "EyeGiven";
  seat: number;
  to: number;
}

/** A theft was announced, and its four tiles were turned up for all (FT-8.1). */
export interface Announced {
  event: "Announced";
  seat: number;
  place: Place;
  fronts: Front[];
}

/** The theft failed: the tiles lie face down, and it cost an Evil Eye (FT-8.8). */
export interface Failed {
  event: "Failed";
  seat: number;
  place: Place;
}

/** A theft succeeded: the announced one, or one that was claimed with it (FT-8.9). */
export interface Succeeded {
  event: "Succeeded";
  seat: number;
  place: Place;
}

/** A seat took a sapphire from the board. */
export interface TookGem {
  event: "TookGem";
  seat: number;
  gem: number;
}

/** A seat took a sapphire, gem or tile, from another's hoard. */
export interface Robbed {
  event: "Robbed";
  seat: number;
  victim: number;
  tile: boolean;
}

/** A seat took a sapphire from the merchant's loot (FT-11.6). */
export interface RobbedMerchant {
  event: "RobbedMerchant";
  seat: number;
}

/** Four Leaders took every sapphire that lay on the board (FT-10.4). */
export interface TookAll {
  event: "TookAll";
  seat: number;
  gems: number[];
}

/** The tiles of stolen lines were discarded (FT-8.10). */
export interface Cleared {
  event: "Cleared";
  squares: Square[];
}

/** A seat drew a golden tile from the stack, and showed it (FT-11.2). */
export interface GoldenDrawn {
  event: "GoldenDrawn";
  seat: number;
  front: Front;
}

/** A golden tile acts, and leaves the game (FT-11.2). */
export interface GoldenActed {
  event: "GoldenActed";
  seat: number;
  front: Front;
}

/** The merchant stands at a corner, has walked on, or stays for good (FT-11.3 … FT-11.5). */
export interface MerchantCame {
  event: "MerchantCame";
  gem: number;
  turn: number;
}

/** The merchant took a sapphire from the board (FT-11.4, FT-11.5). */
export interface MerchantTook {
  event: "MerchantTook";
  gem: number;
}

/** A seat made a wish, and got so many sapphires of the merchant's (FT-11.7). */
export interface Wished {
  event: "Wished";
  seat: number;
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
  seat: number;
  fronts: Front[] | null;
}

/** A turn is over (FT-4.1). */
export interface TurnEnded {
  event: "TurnEnded";
  seat: number;
}

/** The game has ended (FT-9). */
export interface GameOver {
  event: "GameOver";
  ending: Ending;
  scores: number[];
  winners: number[];
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
