// What one has noted for oneself about things at a table.

/** What somebody noted about a tile or a drawer, for himself alone. */
export interface Note {
  /** Small signs, each by its name: colours, symbols, specials, gems. */
  marks: string[];
  /** A few words of one's own. */
  text: string;
}

/** One's notes by what they are about: a square of 40 Thieves, the grain of a drawer. */
export type Notes = Readonly<Record<string, Note>>;
