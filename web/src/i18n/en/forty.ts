// The sentences of 40 Thieves.

type Colour = "r" | "g" | "b" | "y";
type Sign = "s" | "c" | "m" | "h" | "t";

const COLOUR: Record<Colour, string> = { r: "red", g: "green", b: "blue", y: "yellow" };
const SIGN: Record<Sign, string> = { s: "sun", c: "clubs", m: "moon", h: "hand", t: "star" };

const list = new Intl.ListFormat("en");
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const forty = {
  names: {
    /** On a lid, for those who like letters. */
    letter: { r: "R", g: "G", b: "B", y: "Y" },
    jar: (given: { colour: Colour; sign: Sign }) =>
      `${COLOUR[given.colour]} jar with ${SIGN[given.sign]}`,
    goldenBack: "golden tile",
    thief: (given: { colour: Colour; sign: Sign }) => `${COLOUR[given.colour]} ${SIGN[given.sign]}`,
    leader: (given: { colour: Colour }) => `${COLOUR[given.colour]} Leader`,
    tile: {
      L: "Lantern",
      S: "Sapphire",
      A: "Amulet",
      D: "Dagger",
      E: "Evil Eye",
      $m: "Merchant",
      $g: "Genie",
      $s: "Sinbad",
    },
    theTile: {
      L: "the Lantern",
      S: "the Sapphire",
      A: "the Amulet",
      D: "the Dagger",
      E: "the Evil Eye",
      $m: "the Merchant",
      $g: "the Genie",
      $s: "Sinbad",
    },
    sapphire: (given: { gem: string }) => `sapphire ${given.gem}`,
    row: (given: { row: string }) => `row ${given.row}`,
    column: (given: { column: string }) => `column ${given.column}`,
    falling: "the falling diagonal",
    rising: "the rising diagonal",
    shown: (given: { square: string; front: string }) => `${given.square} ${given.front}`,
  },

  phases: {
    title: "The turn’s four phases",
    hand: "Hand",
    glimpse: "Glimpse",
    action: "Action",
    steal: "Steal",
    turn: (given: { turn: number; name: string }) => `Turn ${given.turn}: ${given.name}`,
  },

  board: {
    title: "The board",
    sapphires: "Sapphires",
    lines: "Lines",
    closed: (given: { square: string; jar: string }) => `${given.square}: ${given.jar}, closed`,
    open: (given: { square: string; jar: string; front: string }) =>
      `${given.square}: ${given.front}, face up, from a ${given.jar}`,
    glimpsed: (given: { square: string; front: string }) =>
      `${given.square}: ${given.front}, for your eyes only`,
    gap: (given: { square: string }) => `${given.square}: a gap`,
    lit: (given: { label: string }) => `${given.label}, lit by the Lantern`,
    picked: (given: { label: string }) => `${given.label}, picked`,
    mayPick: (given: { label: string }) => `${given.label}, can be picked`,
    gem: (given: { gem: number }) => `Sapphire ${given.gem}`,
    noGem: (given: { gem: number }) => `Place ${given.gem}: its sapphire is gone`,
    merchantAt: (given: { label: string }) => `${given.label}, the merchant stands here`,
    letters: "Letters on the lids",
    stack: (given: { count: number; top: string }) =>
      `Stack: ${many(given.count, "tile", "tiles")}${given.top === "" ? "" : `, on top ${given.top}`}`,
    discards: (given: { count: number }) => `Discards: ${many(given.count, "tile", "tiles")}`,
    eyesLeft: (given: { count: number }) => `Evil Eyes ready: ${given.count}`,
    merchant: (given: { turn: number; loot: number }) =>
      given.turn > 5
        ? `The merchant stays in the centre, with ${many(given.loot, "sapphire", "sapphires")}`
        : `The merchant, turn ${given.turn} of 5, with ${many(given.loot, "sapphire", "sapphires")}`,
    gone: "Golden tiles that have acted",
    golden: "Golden tiles about to act",
  },

  seats: {
    title: "Around the table",
    you: "you",
    bot: "bot",
    away: "away, a bot plays",
    offline: "not connected",
    decides: "decides",
    score: (given: { points: number }) => many(given.points, "point", "points"),
    gems: (given: { count: number }) => many(given.count, "sapphire", "sapphires"),
    sapphireTiles: (given: { count: number }) =>
      many(given.count, "Sapphire tile", "Sapphire tiles"),
    eyes: (given: { count: number }) => many(given.count, "Evil Eye token", "Evil Eye tokens"),
    eyeTiles: (given: { count: number }) => many(given.count, "Evil Eye tile", "Evil Eye tiles"),
    emptyHoard: "The hoard is empty",
    hand: (given: { name: string; jars: string[] }) =>
      given.jars.length === 0
        ? `${given.name} holds no tile`
        : `${given.name} holds: ${list.format(given.jars)}`,
  },

  hand: {
    title: "Your hand",
    empty: "Your hand is empty.",
    tile: (given: { slot: number; front: string; jar: string }) =>
      `Tile ${given.slot}: ${given.front}, in a ${given.jar}`,
  },

  prompt: {
    draw: "Which tiles do you throw away before you draw to three?",
    glimpse: "Glimpse at a jar, if you like.",
    glimpseOrLantern: "Glimpse at a jar, or play your Lantern.",
    pair: "Your Lantern shows you two jars side by side: pick both.",
    reveal: (given: { square: string; number: number }) =>
      `The Lantern on ${given.square} lights its neighbours: pick number ${given.number}.`,
    action: "Your action: swap a tile of your hand for a jar, or let two jars change places.",
    actionLed: "You have led with a Leader; you still have your action.",
    onto: (given: { front: string }) => `On which jar do you lay your ${given.front}?`,
    swapWith: (given: { square: string }) => `Which jar changes places with ${given.square}?`,
    besides: (given: { square: string }) =>
      `Which jar beside ${given.square} do you look into, too?`,
    targetS: "Which sapphire does your Sapphire tile steal?",
    targetA: "Which Evil Eye does your Amulet take away?",
    targetE: "Who gets your Evil Eye?",
    target: "What do you aim at?",
    steal: "Do you steal? Point at a sapphire or at the end of a line.",
    stealHere: (given: { place: string }) => `Steal at ${given.place}? These four jars will open.`,
    claimHere: (given: { place: string }) => `Claim ${given.place} as well?`,
    take: (given: { place: string }) =>
      `The theft at ${given.place} succeeded: which sapphire is yours?`,
    claim: "The same tiles make more: do you claim it, too?",
    wish: "The Genie grants you a wish.",
    over: "The game is over.",
    won: (given: { names: string[] }) =>
      `The game is over. ${list.format(given.names)} ${given.names.length === 1 ? "wins" : "win"}.`,
    lost: "The game is over: the merchant has it all, and everybody has lost.",
    waiting: (given: { names: string[] }) =>
      given.names.length === 0 ? "A moment …" : `Waiting for ${list.format(given.names)} …`,
    sent: "Sent …",
    other: "There is something to decide.",
    help: "Keys: arrows walk, Enter picks, 1–9 pick a tile of your hand or a sapphire, C confirms, S skips, Escape picks nothing.",
  },

  dagger: {
    title: "A pause for Daggers",
    played: (given: { name: string; tile: string }) => `${given.name} plays ${given.tile}.`,
    aimed: (given: { name: string; tile: string; aim: string }) =>
      `${given.name} plays ${given.tile} ${given.aim}.`,
    against: (given: { name: string; other: string; tile: string }) =>
      `${given.name} plays a Dagger against ${given.tile} of ${given.other}.`,
    ask: "Do you play a Dagger against it?",
    wait: "Whoever holds tiles may answer with a Dagger.",
    play: "Play a Dagger",
    seconds: (given: { seconds: number }) => many(given.seconds, "second", "seconds"),
  },

  actions: {
    skip: "Skip",
    keep: "Keep all",
    letBe: "Let it be",
    noMore: "Claim no more",
    noWish: "No wish",
    discard: (given: { count: number }) => `Throw away ${many(given.count, "tile", "tiles")}`,
    play: (given: { tile: string }) => `Play ${given.tile}`,
    dagger: "Play the Dagger",
    glimpse: (given: { square: string }) => `Glimpse at ${given.square}`,
    reveal: (given: { square: string }) => `Light ${given.square}`,
    peek: (given: { one: string; other: string }) => `Look into ${given.one} and ${given.other}`,
    replace: (given: { slot: number; square: string }) =>
      `Lay tile ${given.slot} face down on ${given.square}`,
    lead: (given: { slot: number; square: string }) =>
      `Lead: lay tile ${given.slot} face up on ${given.square}`,
    interchange: (given: { one: string; other: string }) => `Swap ${given.one} and ${given.other}`,
    steal: (given: { place: string }) => `Steal at ${given.place}`,
    take: (given: { place: string }) => `Take ${given.place}`,
    robGem: (given: { name: string }) => `Take a sapphire from ${given.name}`,
    robTile: (given: { name: string }) => `Take a Sapphire tile from ${given.name}`,
    robMerchant: "Take a sapphire from the merchant",
    dropToken: "Be rid of a token",
    dropTile: "Be rid of a tile",
    give: (given: { name: string }) => `Give it to ${given.name}`,
    wishEyes: "Be rid of all your Evil Eyes",
    wishTurn: "Play a second turn",
    wishMerchant: "Send the merchant away and have his loot",
    none: "Pick nothing",
  },

  aims: {
    gem: (given: { gem: string }) => `for sapphire ${given.gem}`,
    robGem: (given: { name: string }) => `for a sapphire in the hoard of ${given.name}`,
    robTile: (given: { name: string }) => `for a Sapphire tile in the hoard of ${given.name}`,
    merchant: "for the merchant’s loot",
    dropToken: "against an Evil Eye token",
    dropTile: "against an Evil Eye tile",
    give: (given: { name: string }) => `for the hoard of ${given.name}`,
    peek: (given: { one: string; other: string }) => `for ${given.one} and ${given.other}`,
  },

  events: {
    boardLaid: (given: { stack: number }) =>
      `Sixteen jars lie around nine sapphires; ${many(given.stack, "tile is", "tiles are")} in the stack.`,
    turnBegun: (given: { name: string; turn: number }) => `Turn ${given.turn}: ${given.name}.`,
    keptHand: (given: { name: string }) => `${given.name} throws nothing away.`,
    discarded: (given: { name: string; jars: string[] }) =>
      `${given.name} throws away: ${list.format(given.jars)}.`,
    drew: (given: { name: string; jar: string }) => `${given.name} draws a ${given.jar}.`,
    drewFront: (given: { name: string; jar: string; front: string }) =>
      `${given.name} draws a ${given.jar}; in it: ${given.front}.`,
    shuffled: (given: { tiles: number }) =>
      `The discards are shuffled: ${many(given.tiles, "tile is", "tiles are")} the new stack.`,
    laid: (given: { square: string; jar: string }) =>
      `A new tile lies on ${given.square}: ${given.jar}.`,
    glimpsed: (given: { name: string; square: string }) =>
      `${given.name} glimpses into the jar on ${given.square}.`,
    glimpsedFront: (given: { name: string; square: string; front: string }) =>
      `${given.name} glimpses into the jar on ${given.square}: ${given.front}.`,
    shown: (given: { name: string; tiles: string[] }) =>
      `${given.name} shows everybody: ${list.format(given.tiles)}.`,
    named: (given: { name: string; square: string }) =>
      `${given.name} lets the Lantern light ${given.square}.`,
    sapphireTileKept: (given: { name: string; square: string }) =>
      `${given.name} keeps the Sapphire tile from ${given.square}.`,
    replaced: (given: { name: string; slot: number; square: string }) =>
      `${given.name} lays tile ${given.slot} of the hand face down on ${given.square} and takes what lay there.`,
    replacedFront: (given: { name: string; slot: number; square: string; front: string }) =>
      `${given.name} lays tile ${given.slot} of the hand face down on ${given.square} and gets: ${given.front}.`,
    led: (given: { name: string; leader: string; square: string }) =>
      `${given.name} leads with the ${given.leader}, face up on ${given.square}.`,
    ledFront: (given: { name: string; leader: string; square: string; front: string }) =>
      `${given.name} leads with the ${given.leader}, face up on ${given.square}, and gets: ${given.front}.`,
    interchanged: (given: { name: string; one: string; other: string }) =>
      `${given.name} swaps ${given.one} and ${given.other}.`,
    passed: (given: { name: string }) => `${given.name} passes.`,
    passedGlimpse: (given: { name: string }) => `${given.name} glimpses at nothing.`,
    passedAction: (given: { name: string }) => `${given.name} leaves the board as it is.`,
    passedSteal: (given: { name: string }) => `${given.name} does not steal.`,
    passedClaim: (given: { name: string }) => `${given.name} claims nothing more.`,
    passedWish: (given: { name: string }) => `${given.name} makes no wish.`,
    played: (given: { name: string; tile: string }) => `${given.name} plays ${given.tile}.`,
    aimed: (given: { name: string; aim: string }) => `${given.name} aims it: ${given.aim}.`,
    worked: (given: { tile: string }) => `Nothing stops ${given.tile}.`,
    cancelled: (given: { tile: string }) => `A Dagger stops ${given.tile}.`,
    eyeDropped: (given: { name: string }) => `${given.name} is rid of an Evil Eye.`,
    eyeGiven: (given: { name: string; to: string }) =>
      `${given.name} gives the Evil Eye to ${given.to}.`,
    announced: (given: { name: string; place: string; tiles: string[] }) =>
      `${given.name} announces a theft at ${given.place}: ${list.format(given.tiles)}.`,
    failed: (given: { name: string }) => `The theft fails: ${given.name} gets an Evil Eye.`,
    succeeded: (given: { name: string; place: string }) =>
      `The theft at ${given.place} succeeds for ${given.name}.`,
    tookGem: (given: { name: string; gem: number }) => `${given.name} takes sapphire ${given.gem}.`,
    robbedGem: (given: { name: string; victim: string }) =>
      `${given.name} takes a sapphire from ${given.victim}.`,
    robbedTile: (given: { name: string; victim: string }) =>
      `${given.name} takes a Sapphire tile from ${given.victim}.`,
    robbedMerchant: (given: { name: string }) =>
      `${given.name} takes a sapphire from the merchant.`,
    tookAll: (given: { name: string; count: number }) =>
      `Four Leaders: ${given.name} takes all sapphires on the board, ${given.count} in all.`,
    cleared: (given: { squares: string[] }) =>
      `The tiles of the line are discarded: ${list.format(given.squares)}.`,
    goldenDrawn: (given: { name: string; tile: string }) =>
      `${given.name} draws a golden tile: ${given.tile}.`,
    goldenActed: (given: { tile: string }) => `A golden tile acts: ${given.tile}.`,
    merchantCame: (given: { gem: number; turn: number }) => {
      if (given.turn === 1)
        return `The merchant comes to sapphire ${given.gem} and takes it at the end of this turn.`;
      if (given.turn === 5)
        return `The merchant is in the centre: if sapphire ${given.gem} is still there at the end of this turn, everybody loses.`;
      if (given.turn > 5) return "The merchant finds nothing in the centre, and stays there.";
      return `The merchant walks on to sapphire ${given.gem}.`;
    },
    merchantTook: (given: { gem: number }) => `The merchant takes sapphire ${given.gem}.`,
    wishedEyes: (given: { name: string }) => `${given.name} wishes to be rid of all Evil Eyes.`,
    wishedTurn: (given: { name: string }) => `${given.name} wishes for a second turn.`,
    wishedMerchant: (given: { name: string; loot: number }) =>
      `${given.name} wishes the merchant away and gets ${many(given.loot, "sapphire", "sapphires")} of his.`,
    handsPassed: "Sinbad: every hand goes seven seats on.",
    handSeen: (given: { name: string }) => `${given.name} looks at the new hand.`,
    handSeenFronts: (given: { name: string; fronts: string[] }) =>
      given.fronts.length === 0
        ? `${given.name} has an empty hand now.`
        : `The new hand of ${given.name}: ${list.format(given.fronts)}.`,
    turnEnded: (given: { name: string }) => `The turn of ${given.name} is over.`,
    lastSapphire: "No sapphire is left on the board: the game is over.",
    fourLeaders: "Four Leaders stood together: the game is over.",
    merchantWins: "The merchant has the sapphire of the centre: everybody has lost.",
    turnCap: "This was the last turn: the game is over.",
  },
};
