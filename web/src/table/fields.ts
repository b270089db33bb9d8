// A ruleset as the server tells it: every choice is one field.

export type Plain = boolean | number | string;
export type Fields = Record<string, Plain>;
