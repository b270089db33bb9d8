// The pages that teach the game, and what a thing at the table answers when it is asked what it does.

export const teach = {
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
  help: {
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
