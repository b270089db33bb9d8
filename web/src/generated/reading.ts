// Written by `make docs` from larceny.protocol.reading; do not edit by hand.

/** How long a kind of event is shown: a time, and more for each thing in a field. */
export interface Reading {
  ms: number;
  each?: number;
  of?: string;
}

/** By game and kind of event, in milliseconds; what is not named is not shown. */
export const READING: Record<string, Record<string, Reading>> = {
  "master-thieves": {
    DiamondsPut: { ms: 900 },
    RoundBegun: { ms: 500 },
    Chose: { ms: 350 },
    Revealed: { ms: 1600, each: 350, of: "cards" },
    SmugglersCounted: { ms: 1300 },
    TurnBegun: { ms: 500 },
    BoxMoved: { ms: 1500 },
    Opened: { ms: 900 },
    Looked: { ms: 900 },
    Seen: { ms: 1300 },
    SecretSeen: { ms: 1300 },
    Fell: { ms: 2200 },
    RubyFell: { ms: 2200 },
    Took: { ms: 1300 },
    TookRuby: { ms: 2200 },
    Placed: { ms: 900 },
    PlacedNothing: { ms: 500 },
    AlarmSet: { ms: 1300 },
    AlarmRecovered: { ms: 1300 },
    AlarmKept: { ms: 500 },
    AlarmLeftAlone: { ms: 500 },
    AlarmLetLie: { ms: 500 },
    Picked: { ms: 900 },
    Left: { ms: 500 },
    CardsPassed: { ms: 1300 },
    GameOver: { ms: 1000 },
  },
  "forty-thieves": {
    BoardLaid: { ms: 900 },
    TurnBegun: { ms: 500 },
    Discarded: { ms: 500 },
    Drew: { ms: 500 },
    Shuffled: { ms: 900 },
    Laid: { ms: 900 },
    Glimpsed: { ms: 1800 },
    Shown: { ms: 1800, each: 300, of: "squares" },
    Named: { ms: 500 },
    SapphireTileKept: { ms: 900 },
    Replaced: { ms: 1300 },
    Led: { ms: 1300 },
    Interchanged: { ms: 1300 },
    Played: { ms: 1300 },
    Aimed: { ms: 900 },
    Worked: { ms: 900 },
    Cancelled: { ms: 2200 },
    EyeDropped: { ms: 1300 },
    EyeGiven: { ms: 1300 },
    Announced: { ms: 1500, each: 450, of: "fronts" },
    Failed: { ms: 2200 },
    Succeeded: { ms: 2200 },
    TookGem: { ms: 900 },
    Robbed: { ms: 1300 },
    RobbedMerchant: { ms: 1300 },
    TookAll: { ms: 1200, each: 45, of: "gems" },
    Cleared: { ms: 900 },
    GoldenDrawn: { ms: 1300 },
    GoldenActed: { ms: 2200 },
    MerchantCame: { ms: 2200 },
    MerchantTook: { ms: 1300 },
    Wished: { ms: 2200 },
    HandsPassed: { ms: 2000 },
    GameOver: { ms: 1000 },
  },
};

/** How long each event is shown of a game that is not named above. */
export const ANY_READING: Reading = { ms: 900 };
