import type { learn as english } from "../en/learn";
import type { Messages } from "../messages";

export const learn: Messages<typeof english> = {
  title: "Spielend lernen",
  lead: "Eine geführte erste Partie jedes Spiels, fünf Minuten lang: echte Züge, eins nach dem anderen.",
  rules: "Oder lies die Regeln",
  begin: "Anfangen",
  beginOf: ({ game }) => `Die erste Partie ${game} anfangen`,
  resume: "Weiter",
  resumeOf: ({ game }) => `Weiter mit der ersten Partie ${game}`,
  again: "Von vorn",
  againOf: ({ game }) => `${game} von vorn`,
  length: ({ count }) => `${count} kleine Schritte mit einem freundlichen Bot`,
  stepOf: ({ step, of }) => `Schritt ${step} von ${of}`,
  done: "Schon einmal geschafft",
  guide: "Deine Begleitung",
  goOn: "Weiter",
  why: ({ rule }) => `Warum? Regel ${rule}`,
  watch: "Schau zu, was geschieht …",
  playOn: "Weiterspielen",
  newGame: "Eine neue Partie",
  leave: "Andere Lektionen",
};
