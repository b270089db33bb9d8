// What the guide says at each step of the lesson; `friend` is who plays along. Loaded with the guide.

interface Given {
  friend: string;
}

export const lessons = {
  welcome:
    "Welcome to the medina! Nine sapphires lie between sixteen jars. Find four thieves round a sapphire that go together, and it is yours.",
  glimpse:
    "The three tiles in your hand are seen by you alone. In each turn you may also look into one jar: glimpse at a2, the blue moon.",
  half: "A blue moon on the lid, a red moon inside: of colour and symbol exactly one is true. It is so with every thief; a special tile hides under any lid.",
  swap: "Now your action. Bring the red thief to the sapphire in the middle: swap a2 and b3.",
  wait: "You could announce a theft now, but you know only one of the four jars. Skip it.",
  lit: ({ friend }: Given) =>
    `${friend} found a Lantern at c2. It lit three jars for everybody: yellow at b2, green at c3, red at d2. Remember yellow and green!`,
  dagger: ({ friend }: Given) =>
    `${friend} plays an Evil Eye against you. Everybody gets the same pause to answer, and you hold a Dagger: play it, and the Evil Eye comes to nothing.`,
  hand: "A turn begins with your hand. Keep the blue moon, throw the red star away; then you draw to three.",
  skip: "Red, yellow and green stand round the middle, and you hold blue. You have seen enough: skip the glimpse.",
  replace:
    "Put your blue moon in the place of the Lantern at c2. The Lantern comes into your hand.",
  steal:
    "Four different colours go together; four alike would, too, and symbols count just the same. Announce the theft at the sapphire in the middle!",
  failed: ({ friend }: Given) =>
    `It is yours! ${friend} tried sapphire 6, but a Lantern was among the four. A theft that fails costs an Evil Eye.`,
  keep: "Your hand is full, and good as it is: keep all of it.",
  lantern: "With a Lantern you look into two jars side by side instead of one. Play it.",
  peek: "Now the two jars: look into a1 and b1.",
  eye: ({ friend }: Given) =>
    `A Sapphire tile: who finds one keeps it! And now a greeting to ${friend}: as your action, play your Evil Eye.`,
  rest: "Four in a row, a column or a long diagonal make a theft as well. You know too little for one now: skip it.",
  end: ({ friend }: Given) =>
    `Well done! A sapphire counts 1, an Evil Eye −1. When the last sapphire leaves the board, most points win. Play on with ${friend}, or begin a new game.`,
};
