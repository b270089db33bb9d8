// What editions are about, and every option: what it is called, what it does, what it can be.

export const options = {
  groups: {
    supply: "Gems",
    box: "The box and its drawers",
    filling: "Filling the box",
    round: "The round",
    moves: "Moving the box",
    characters: "What the characters do",
    end: "The end",
  },
  editions: {
    english_a:
      "All cards are turned over at once, and smugglers need a ring to share. Much is free to choose: whoever places no imitation moves the box only once.",
    english_b:
      "Smugglers are turned over first and share unless detectives outnumber them. Ten diamonds and two sapphires each make the longest game.",
    italian:
      "Played cards lie open, and any two moves of the box go together. Imitations must be placed, and after filling everybody rotates the box and turns it over.",
    french:
      "The latest and clearest rules, and our default. Imitations are a duty, and whoever takes the sixth ruby ends the game on the spot.",
  },
  fields: {
    imitation_diamonds: {
      label: "Imitations: diamonds",
      help: "How many diamonds lie on each white pillow at the start.",
    },
    imitation_sapphires: {
      label: "Imitations: sapphires",
      help: "How many sapphires lie on each white pillow at the start.",
    },
    box_diamonds: {
      label: "Diamonds in the box",
      help: "How many diamonds the players share out and hide before the first round.",
    },
    stock_diamonds: {
      label: "Diamonds in the package",
      help: "Only describes the printed package; it matters with a strict stock.",
    },
    stock_sapphires: {
      label: "Sapphires in the package",
      help: "Only describes the printed package; it matters with a strict stock.",
    },
    strict_stock: {
      label: "Strict stock",
      help: "Refuses a table that needs more gems than the package holds.",
    },
    plain_wood: {
      label: "Plain wood",
      help: "All drawer fronts look alike: only your eyes can follow a drawer.",
    },
    drawers_seen_by: {
      label: "Who sees into a drawer",
      help: "Whether an open drawer shows its gems to everybody.",
    },
    sticky_drawers: {
      label: "Sticky drawers",
      help: "The chance that a gem below stays stuck when its drawer is opened; 0 is never.",
    },
    misopened_action: {
      label: "Act after a sticky drawer",
      help: "If gems fall while others lie above, you act as if nothing had fallen.",
    },
    fill_order: { label: "Who fills when", help: "The order in which the box is filled." },
    first_player: {
      label: "Who fills first",
      help: "Which seat fills the box first, where there is an order.",
    },
    fill_fallen: {
      label: "Diamonds that fall while filling",
      help: "Where diamonds go that fall out of a drawer opened to fill it.",
    },
    fill_moves: {
      label: "Moves after filling",
      help: "What you owe the box when your share is in.",
    },
    reveal: {
      label: "Turning over the cards",
      help: "Whether smugglers act before the others show who they are.",
    },
    played_cards: {
      label: "Played cards",
      help: "Whether one can see what everybody has played so far.",
    },
    box_actions: {
      label: "Moves at the end of a turn",
      help: "How many times you may rotate the box or turn it over.",
    },
    box_order: { label: "Which two moves", help: "Which moves go together, and in which order." },
    smuggler_takes: {
      label: "What a smuggler takes",
      help: "What becomes of the gems that lie in his drawer.",
    },
    smuggler_imitation: {
      label: "Smuggler: imitation",
      help: "Whether he has to place one of his imitations.",
    },
    share_if: {
      label: "When smugglers share",
      help: "What it takes to divide the red pillow among them.",
    },
    jeweler_imitation: {
      label: "Jeweler: imitation",
      help: "Whether he has to place one of his imitations.",
    },
    alarm_alone: {
      label: "An alarm left alone",
      help: "What happens to an alarm that lies in a drawer without gems.",
    },
    gemologist_imitation: {
      label: "Gemologist: imitation",
      help: "Whether she has to place one of her imitations.",
    },
    thief_takes: { label: "What a thief takes", help: "Whether he has to take what lies there." },
    master_thief_imitation: {
      label: "Master thief: imitation",
      help: "He may place one imitation when his taking is done.",
    },
    ruby_falls_to: {
      label: "A ruby that falls",
      help: "Where a ruby goes that falls out of a secret compartment.",
    },
    sixth_ruby: {
      label: "The last ruby",
      help: "Whether taking the last ruby ends the game.",
    },
    round_cap: { label: "Rounds at most", help: "After so many rounds the points are counted." },
    tie_break: { label: "Ties", help: "Which gems on the black pillow decide between equals." },
  },
  values: {
    drawers_seen_by: { all: "everybody", opener: "only who opened it" },
    fill_order: { clockwise: "clockwise", free: "whoever opens first" },
    first_player: {
      chance: "chance decides",
      seat_0: "seat 1",
      seat_1: "seat 2",
      seat_2: "seat 3",
      seat_3: "seat 4",
      seat_4: "seat 5",
      seat_5: "seat 6",
      seat_6: "seat 7",
      seat_7: "seat 8",
    },
    fill_fallen: { red: "to the red pillow", same_drawer: "back into the drawer" },
    fill_moves: {
      optional: "none: up to two, as you like",
      at_least_one: "at least one",
      rotate_and_flip: "rotate, then turn over",
    },
    reveal: { all_at_once: "all at once", smugglers_first: "smugglers first" },
    played_cards: { face_down: "lie face down", face_up: "lie open" },
    box_actions: {
      one: "up to one",
      two: "up to two",
      two_if_placed: "two if you placed an imitation, else one",
    },
    box_order: {
      rotate_then_flip: "rotate, then turn over",
      either_order: "one of each, in any order",
      any_two: "any two",
    },
    smuggler_takes: {
      all_to_red: "all, to the red pillow",
      one_unless_ring: "one for himself, unless there is a ring",
    },
    smuggler_imitation: {
      may: "may",
      must: "must",
      must_unless_empty: "must, unless the drawer was empty",
    },
    share_if: {
      ring: "a ring: two or more, and more than detectives",
      not_outnumbered: "no more detectives than smugglers",
    },
    jeweler_imitation: { may: "may", must: "must" },
    alarm_alone: {
      owner_may_recover: "its owner may take it back",
      recovered: "goes back to its owner",
      stays: "stays in the drawer",
    },
    gemologist_imitation: {
      may: "may",
      must: "must",
      must_unless_fell: "must, unless gems fell",
    },
    thief_takes: { may: "all or nothing", must: "all" },
    ruby_falls_to: { red: "to the red pillow", upper_secret: "back into its drawer, above" },
    sixth_ruby: {
      at_once: "ends the game at once",
      end_of_round: "ends it after the round",
      never: "does not end it",
    },
    tie_break: {
      rubies_sapphires: "rubies, then sapphires",
      rubies_sapphires_diamonds: "rubies, sapphires, then diamonds",
    },
  },
};
