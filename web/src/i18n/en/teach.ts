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
  help: {
    modeOn: "Press a thing to have it explained",
    rule: (given: { number: string }) => `Paragraph ${given.number}`,
  },
};
