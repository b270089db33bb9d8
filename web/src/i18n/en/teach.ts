// The pages that teach the two games, and what a thing at the table answers when it is asked what it
// does. They come when they are wanted: most who play have read them once.

export const teach = {
  how: "How to play",
  all: "All rules, numbered",
  ways: "Ways to read the rules",
  inThis: "In this edition",
  otherwise: "otherwise elsewhere",
  read: (given: { number: string }) => `Read paragraph ${given.number}`,
  guided: "Play a guided first game",
  again: "Once more",
  special: (given: { edition: string }) => `This edition: ${given.edition}`,
  differs: (given: { edition: string }) => `Where it differs from this one: ${given.edition}.`,
  usual: "This is the edition that the others are compared with here.",

  master: {
    lead: "Gems wander through a wooden box that never stands still. Remember where they lie, choose who you are, and carry off more than the others.",
    want: {
      title: "What you want",
      text: (given: { gems: string }) =>
        `You begin with imitations on your white pillow: ${given.gems}. They count against you, so get rid of them. What you win lies on your black pillow and counts for you. Most points win.`,
      turns:
        "An imitation turns true in the moment you lay it in a drawer. From then on anyone can win it.",
      onWhite: "on your white pillow",
      onBlack: "on your black pillow",
    },
    box: {
      title: "The box",
      text: "Three levels with four drawers each. You can turn the top level alone, or the top two together, by a quarter. Or you turn the whole box over.",
      grain:
        "Each front has a grain of its own: by it you know a drawer again. Follow the marked one.",
      plain: "All fronts look alike here: only your eyes follow a drawer. Follow the marked one.",
      now: (given: { place: string }) => `The marked drawer: ${given.place}.`,
    },
    drawer: {
      title: "What lies, and what falls",
      text: "Each drawer can hold gems above or below. Open it: what is above lies still, what is below falls out onto the red pillow. Turning the box over makes above below.",
      fell: "If a gem falls from your drawer, your character can do nothing more, and you may only move the box. The gemologist alone still places.",
      turn: "Turn the box over",
      open: "Open the drawer",
      above: "The gems are above.",
      below: "The gems are below.",
      lie: "They lie still: now your character acts.",
      fall: "They fall onto the red pillow: your character can do nothing.",
    },
    fill: {
      title: "Before the first round",
      text: (given: { gems: string }) =>
        `The players hide ${given.gems} in the box. When it is your time, open drawers and lay your share in. After that it is for you to move the box.`,
    },
    round: {
      title: "A round",
      choose: "All choose one of their cards at the same time and lay it face down.",
      all_at_once: "All turn their cards over together.",
      smugglers_first:
        "The smugglers turn over first and take their turns. Then all others turn over.",
      order:
        "The characters act one after the other. Who chose the same acts by the card’s number, the lowest first.",
      turn: "On your turn you open one drawer, do what your character can, and then you may move the box. Detectives do neither.",
      aside:
        "The card is put aside. After six rounds you pass your six cards to the left and get those from the right.",
    },
    characters: {
      title: "Six characters, in their order",
      smuggler: {
        all_to_red:
          "Brings all gems in front to the red pillow and lays an imitation in. Then smugglers may share the red pillow.",
        one_unless_ring:
          "In a ring he brings all gems in front to the red pillow, and the ring shares it. Else he may take one gem for himself. Then he may lay an imitation in.",
      },
      jeweler: "Lays an imitation in, and may set his alarm in the drawer. Takes nothing.",
      gemologist:
        "Lays an imitation in, and may add one for each detective of the round, also when gems fell. Takes nothing.",
      thief: {
        may: "Takes all gems in front, or none. Lays nothing in.",
        must: "Takes all gems in front. Lays nothing in.",
      },
      master_thief:
        "Takes all gems in front, or gives them up and looks behind for a ruby. If one lies there, he may take it and all that is in front.",
      detective:
        "Opens nothing and moves nothing. At the end of the round detectives share the red pillow.",
    },
    red: {
      title: "Who gets the red pillow?",
      text: "On it lies what fell and what smugglers brought. Try who gets it, if no smuggler has dropped gems.",
      smugglers: "Smugglers",
      detectives: "Detectives",
      fewer: (given: { what: string }) => `One fewer: ${given.what}`,
      more: (given: { what: string }) => `One more: ${given.what}`,
      share:
        "The smugglers share it when the last of them has had his turn, gem by gem, the lowest card number first. Detectives get only what comes there later.",
      confiscate:
        "The detectives share it at the end of the round, gem by gem, the lowest card number first.",
      stays: "It stays there for the next round.",
    },
    alarm: {
      title: "The alarm",
      text: "A jeweler may leave his alarm in a drawer. Above it is quiet: gems beside it can be taken. Below it falls with them.",
      own: "If you open a drawer and your own alarm falls, the gems go to the red pillow.",
      lie: "It is quiet: the gems can be taken.",
      fall: "It falls: all gems that fell go to the black pillow of its owner.",
    },
    ruby: {
      title: "Six rubies behind",
      text: "Two drawers of each level are long and have a secret compartment behind. Each of these six begins with a ruby. Nobody can tell a long drawer from outside, and only a master thief may look behind.",
      risk: "By looking he gives up what is in front. If no ruby lies there, he gets nothing. A ruby that is below falls.",
      picture: "A long drawer, seen from above: gems in front, a ruby behind",
    },
    end: {
      title: "The end",
      text: "The game is over when a round ends and a white pillow is empty. Gems in the box and on the red pillow count for nobody.",
      at_once: "It is over at once when the last ruby of the box is taken.",
      end_of_round: "It is over after the round in which the last ruby of the box is taken.",
    },
  },

  forty: {
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
      aroundText:
        "If the four tiles around it belong together, it is yours. The tiles stay face up.",
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
  },

  /** What a thing at the table answers. */
  help: {
    modeOn: "Press a thing to have it explained",
    rule: (given: { number: string }) => `Paragraph ${given.number}`,
    jar: "Its colour or its symbol is right, never both, if a thief is in it.",
    jarFamily: "Either its colour or its symbol is right, never both.",
    thief: "Lay him on the board in exchange for a jar: four that belong together make a theft.",
    leader:
      "Before your action you may lay him face up on the board. Four Leaders take everything.",
    gem: "It is yours if the four tiles around it belong together, or by a line that it touches.",
    phase: {
      hand: "Throw away what you do not want, and draw up to three tiles.",
      glimpse: "Look into one jar, or play a Lantern and look into two. Or pass.",
      action:
        "One action: swap a tile of your hand for one of the board, let two neighbours change places, or play a special tile. Or pass.",
      steal: "Announce a theft around a sapphire or along a line, or pass. Then the turn ends.",
    },
    drawer:
      "Open it, and what is below falls to the red pillow; what is above lies still for your character.",
    alarm:
      "It is set in a drawer by a jeweler. If it falls when another opens, its owner gets all gems that fall.",
    pillow: {
      white: "Your imitations: each diamond costs a point, each sapphire two. Get rid of them.",
      black: "What you have won: a diamond counts 1, a sapphire 2, a ruby 4.",
      red: "Gems that fell or were smuggled. Smugglers or detectives share them.",
    },
  },
};
