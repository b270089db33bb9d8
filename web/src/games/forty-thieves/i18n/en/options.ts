// What editions are about, and every option: what it is called, what it does, what it can be.

export const options = {
  groups: {
    tales: "Optional rules",
    jars: "Jars and tiles",
    readings: "How to read the rules",
  },
  editions: {
    standard:
      "The game as it is printed, for two to four. Forty thieves and twenty special tiles, nine sapphires, and a Dagger for every plan.",
    leaders:
      "One thief of each colour is a Leader who can be laid open before the action. Bring the four together, and all sapphires are yours.",
    three_tales:
      "The Merchant, the Genie and Sinbad wait among the tiles. One takes sapphires, one grants a wish, one sends all hands round.",
    family:
      "Thieves only: no special tiles, no Daggers, nothing to interrupt. A good first game, and one for younger thieves.",
  },
  fields: {
    leaders: {
      label: "Leaders of Thieves",
      help: "Four thieves are Leaders; together they take every sapphire.",
    },
    three_tales: {
      label: "Three Tales",
      help: "Three golden tiles: the Merchant, the Genie and Sinbad.",
    },
    family: { label: "Family game", help: "Without the twenty special tiles." },
    first_player: { label: "Who begins", help: "Which seat has the first turn." },
    fixed_jars: {
      label: "The same jars in every game",
      help: "What the three jars of a kind hide is the same in every game, and can be learned.",
    },
    lantern_adjacency: {
      label: "Next to a Lantern",
      help: "Which tiles count as neighbours for a Lantern.",
    },
    touching: {
      label: "Sapphires that touch a line",
      help: "Which sapphires a stolen diagonal may take.",
    },
    merchant_loot: {
      label: "Robbing the merchant",
      help: "When a line may take a sapphire from the merchant.",
    },
    merchant_corner: {
      label: "The merchant’s first corner",
      help: "Where the merchant begins his walk.",
    },
    golden_gap: {
      label: "The gap of a golden tile",
      help: "When the gap is filled that a golden tile leaves on the board.",
    },
    evil_eye_tokens: {
      label: "Evil Eye tokens",
      help: "How many lie ready; when they are gone, debts are counted on.",
    },
    turn_cap: { label: "Turns at most", help: "After so many turns the points are counted." },
  },
  values: {
    first_player: {
      chance: "chance decides",
      seat_0: "seat 1",
      seat_1: "seat 2",
      seat_2: "seat 3",
      seat_3: "seat 4",
    },
    lantern_adjacency: { four: "those that share a side", eight: "also those at a corner" },
    touching: {
      corners: "at a corner of any of its tiles",
      between: "only between two of its tiles",
    },
    merchant_loot: { always: "always", free_choice: "only if no sapphire touches it" },
    merchant_corner: {
      south_west: "always the lower left one",
      active_seat: "the lower left one as the player sees it",
    },
    golden_gap: { filled_first: "before the tile acts", filled_after: "once it has acted" },
  },
};
