export const rules = {
  title: (given: { game: string }) => `The rules of ${given.game}`,
  contents: "Contents",
  search: "Search the rules",
  found: (given: { count: number }) =>
    given.count === 1 ? "1 paragraph found" : `${given.count} paragraphs found`,
  none: "No paragraph has these words.",
  noneHelp: "Fewer words, or a number such as MT-4.2, may find it.",
  edition: "Edition",
  game: "Game",
  marked: (given: { edition: string }) =>
    `Marked paragraphs hold otherwise than in this edition: ${given.edition}.`,
  against: "Compare with",
  againstNone: "nothing",
  onlyMarked: "Only marked paragraphs",
  differs: "differs here",
  otherwise: (given: { edition: string; value: string }) => `${given.edition}: ${given.value}`,
  changedAt: "The marks follow the rules of your table.",
  anchor: (given: { number: string }) => `Link to ${given.number}`,
  editionsTable: "The editions side by side",
  quoted: (given: { words: string }) => `“${given.words}”`,
  field: "option",
  /** What the text calls by a word of the program. */
  names: {
    one_action: "one action",
    free_fill_order: "free order of filling",
    strict_box_order: "strict box order",
    last_sapphire: "last sapphire",
    four_leaders: "four Leaders",
  },
};
