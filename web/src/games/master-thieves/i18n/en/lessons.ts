// What the guide says at each step of the lesson; `friend` is who plays along. Loaded with the guide.

interface Given {
  friend: string;
}

export const lessons = {
  welcome: ({ friend }: Given) =>
    `Welcome! This box has three levels with four drawers each. You and ${friend} hide diamonds in it, and then you steal them from each other.`,
  open: "First the box is filled. Open the top drawer in the east.",
  put: "What lies on a drawer’s upper side stays there. Put four of your six diamonds in.",
  rest: "Now the middle drawer in the south: open it and put the last two in. Remember both drawers by their grain.",
  rotate: "Make them hard to follow: turn the top level clockwise, by a quarter.",
  flip: "And stand the whole box on its head. What lay safely on top now hangs below, and will fall when the drawer is opened.",
  choose: ({ friend }: Given) =>
    `${friend} has filled the box, too: three diamonds went from the top west to the top north. Each round everybody secretly chooses a card. Be the Thief.`,
  fallen: ({ friend }: Given) =>
    `Did you see? ${friend} opened the middle drawer in the north, and your two diamonds fell from its lower side. They lie on the red pillow now and belong to nobody yet.`,
  thief: ({ friend }: Given) =>
    `Your turn. The Thief takes all that lies on the upper side. Take ${friend}’s three diamonds: open the top drawer in the north.`,
  back: "Three diamonds on your black pillow! Turn the box over, so that your own four lie on top again; then leave it.",
  smuggler:
    "A card you have played is gone until all six are. Now be the Smuggler: he brings what he finds to the red pillow, and shares it afterwards.",
  find: "Where are your four diamonds? The level took them from east to south, the box stood on its head and came back. Open the top drawer in the south.",
  imitation:
    "There they are! Now put an imitation from your white pillow into the drawer. What stays on white costs you points: a sapphire two, a diamond one.",
  leave: ({ friend }: Given) =>
    `You may always move the box, but you never have to. Leave it this time: ${friend} is a Smuggler, too, and wants a turn.`,
  share:
    "The Smugglers share the red pillow, one gem each in turn. Pick diamonds until it is empty.",
  master:
    "Had Detectives outnumbered you, all that would be theirs. One more card: be the Master thief.",
  secret:
    "Six drawers are long and hide a ruby at the very back. There is one in the top drawer in the west: open it.",
  look: "The front is empty. But you may pull further than all others: look for the secret compartment.",
  ruby: "A ruby! Take it, and then leave the box.",
  end: ({ friend }: Given) =>
    `Well done! On black a diamond counts 1, a sapphire 2 and a ruby 4; what is left on white counts against you. Once a white pillow is empty, the round is the last. Play on with ${friend}, or begin a new game.`,
};
