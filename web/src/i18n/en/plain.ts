// The plain table of a game that has none of its own.

export const plain = {
  table: "The table",
  decisions: "Decide",
  asked: "Your turn: what do you do?",
  search: "Search the decisions",
  found: (given: { count: number }) =>
    given.count === 1 ? "1 decision" : `${given.count} decisions`,
  you: "you",
  hidden: "hidden",
  none: "none",
  keys: {
    arrows: "go from one decision to the next",
    digits: "decide: the first, the second …",
  },
};
