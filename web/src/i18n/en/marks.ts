// Pencil marks on tiles and drawers, and what one has seen.

import { list } from "./grammar";

export const marks = {
  title: (given: { about: string }) => `Your note: ${given.about}`,
  pencil: "Note something: then point at it",
  private: "Nobody but you sees it. It goes along when it is moved.",
  text: "A few words",
  clear: "Rub out",
  done: "Done",
  /** What stands at a thing, for those who listen. */
  noted: (given: { label: string; marks: string[]; text: string }) => {
    const all = given.text === "" ? given.marks : [...given.marks, given.text];
    return `${given.label}. Your note: ${list(all)}`;
  },
  saw: (given: { label: string; what: string }) => `${given.label}. You saw: ${given.what}`,
  /** The same, in a drawer, on the side that the box has been turned over onto. */
  sawBelow: (given: { label: string; what: string }) =>
    `${given.label}. On what is the lower side now, you saw: ${given.what}`,
  /** What lies there, to one who watches. */
  inside: (given: { label: string; what: string }) => `${given.label}. Inside: ${given.what}`,
  insideBelow: (given: { label: string; what: string }) =>
    `${given.label}. On the lower side: ${given.what}`,
  showSeen: "What you saw, on the lids",
  showSeenInside: "What you saw, on the drawers",
  key: "notes something about where you stand",
  groups: {
    colours: "Colours",
    signs: "Symbols",
    tiles: "Special tiles",
    inside: "What lies in it",
    drawer: "The drawer",
  },
  names: {
    red: "red",
    green: "green",
    blue: "blue",
    yellow: "yellow",
    sun: "sun",
    clubs: "clubs",
    moon: "moon",
    hand: "hand",
    star: "star",
    lantern: "Lantern",
    sapphire: "sapphire",
    amulet: "Amulet",
    dagger: "Dagger",
    eye: "Evil Eye",
    diamond: "diamond",
    ruby: "ruby",
    alarm: "alarm",
    empty: "nothing",
    long: "long",
    short: "short",
    care: "take care",
  },
};
