// The pages that teach the game, and what a thing at the table answers when it is asked what it does.

export const teach = {
  lead: "Nine sapphires, sixteen jars, and each jar tells half a truth. Look, move, remember, and steal when you are sure enough.",
  want: {
    title: "What you want",
    text: "Win sapphires and keep clear of Evil Eyes. Most points win.",
    sapphire: "each sapphire in your hoard, gem or tile",
    eye: "each Evil Eye in your hoard, token or tile",
  },
  jars: {
    title: "Half a truth",
    text: "A lid shows a colour and a symbol. If a thief is in the jar, exactly one of the two is right, never both.",
    three:
      "There are three jars with the same lid: one is right about the colour, one about the symbol, and one hides a special tile.",
    two: "There are two jars with the same lid: one is right about the colour, and one about the symbol.",
    colour: "The colour is right:",
    symbol: "The symbol is right:",
    special: "Or the lid means nothing:",
    another: "Another jar",
  },
  theft: {
    title: "What makes a theft",
    text: "Four tiles are turned up. Thieves that are all alike or all different, in colour or in symbol, belong together. Press a tile to change it.",
    specials: "An Amulet stands in for any thief. Any other special tile spoils the theft.",
    tile: (given: { number: number; front: string }) => `Tile ${given.number}: ${given.front}`,
    sameColour: "It works: one colour.",
    fourColours: "It works: all colours differ.",
    sameSymbol: "It works: one symbol.",
    fourSymbols: "It works: all symbols differ.",
    amulets: "It works: with so many Amulets anything fits.",
    fails: "It fails: neither colours nor symbols are all alike or all different.",
    spoilt: (given: { front: string }) => `It fails: this tile spoils it (${given.front}).`,
  },
  where: {
    title: "Where you steal",
    around: "Around a sapphire",
    line: "Along a line",
    aroundText: "If the four tiles around it belong together, it is yours. The tiles stay face up.",
    lineText:
      "A row, a column or a long diagonal: you take one sapphire that touches it, and four new tiles come. If none touches it, you choose one freely, also from a hoard.",
    fails:
      "If they do not belong together, all four are turned down again, and you get an Evil Eye.",
  },
  turn: {
    title: "Your turn",
    hand: "Throw away what you do not want, and draw up to three tiles.",
    glimpse: "You may look into one jar. Most of what you find is your secret.",
    action:
      "You may lay a tile of your hand face down on the board and take what lay there. Or two neighbours on the board change places. Or you play a special tile.",
    actionFamily:
      "You may lay a tile of your hand face down on the board and take what lay there. Or two neighbours on the board change places.",
    steal: "You may announce a theft. With that your turn ends.",
  },
  specials: {
    title: "Five special tiles",
    found: "Found in a glimpse",
    played: "Played from the hand",
    L: {
      found: "Shown to all. It lights up to three jars beside it, and all see them.",
      played: "Instead of a glimpse you look into two neighbouring jars.",
    },
    S: {
      found: "Shown to all, and yours at once.",
      played: "Steals a sapphire: from the board or from a hoard.",
    },
    A: {
      found: "Nothing happens; it is your secret.",
      played: "Rids you of one Evil Eye.",
    },
    D: {
      found: "Shown to all, and you throw your whole hand away.",
      played: "Stops a special tile that another has just played, at any time.",
    },
    E: {
      found: "Nothing happens; it is your secret.",
      played: "Goes to an opponent and counts −1 there.",
    },
  },
  leaders: {
    title: "Leaders of Thieves",
    text: "One star of each colour is a Leader. He is a thief like any other, but before your action you may lay one from your hand face up on the board.",
    four: "If a theft turns up all four Leaders, you take every sapphire on the board, and the game is over.",
  },
  tales: {
    title: "Three Tales",
    text: "Three golden tiles act as soon as they are drawn, found or turned up.",
    $m: "The Merchant stands at a corner and takes its sapphire at the end of each turn, then walks on. If the one in the centre is still there at the end of the fifth turn, everybody loses.",
    $g: "The Genie grants you a wish: no more Evil Eyes, a second turn, or all that the merchant has taken, and he goes.",
    $s: "Sinbad sends all hands seven seats on.",
  },
  family: {
    title: "The family game",
    text: "Forty thieves and no special tiles: nothing interrupts you, and only the thieves themselves can spoil a theft.",
  },
  end: {
    title: "The end",
    text: "The game is over as soon as no sapphire is left on the board. Tiles in hands count nothing.",
  },
  help: {
    thief: "Lay him on the board in exchange for a jar: four that belong together make a theft.",
    leader:
      "Before your action you may lay him face up on the board. Four Leaders take everything.",
    jar: "Its colour or its symbol is right, never both, if a thief is in it.",
    jarFamily: "Either its colour or its symbol is right, never both.",
    gem: "It is yours if the four tiles around it belong together, or by a line that it touches.",
    phase: {
      hand: "Throw away what you do not want, and draw up to three tiles.",
      glimpse: "Look into one jar, or play a Lantern and look into two. Or pass.",
      action:
        "One action: swap a tile of your hand for one of the board, let two neighbours change places, or play a special tile. Or pass.",
      steal: "Announce a theft around a sapphire or along a line, or pass. Then the turn ends.",
    },
  },
};
