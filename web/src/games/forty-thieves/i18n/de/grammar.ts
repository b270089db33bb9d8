// Kleine Wörter, die die Sätze von 40 Thieves gemeinsam haben.

export const list = new Intl.ListFormat("de");
