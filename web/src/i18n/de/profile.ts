import type { profile as english } from "../en/profile";
import type { Messages } from "../messages";

export const profile: Messages<typeof english> = {
  yours: "Dein Profil",
  since: (given) => `Hier seit ${given.date}.`,
  nothing: "Noch keine Partie zu Ende gespielt",
  nothingHelp: "Partien zählen hier, sobald sie zu Ende gespielt sind.",
  won: (given) => `${given.wins} von ${given.games} gewonnen (${given.percent})`,
  points: (given) => `${given.points} Punkte je Partie`,
  editions: "Nach Ausgabe",
  seats: "Nach Spielerzahl",
  seatsOf: (given) => `zu ${given.count}`,
  characters: "Nach Figur",
  charactersHelp: "Wie oft jede gewählt wurde und was das im Mittel brachte.",
  favourite: (given) => `Lieblingsfigur: ${given.name}`,
  what: "Was",
  played: "Partien",
  wins: "Gewonnen",
  average: "Punkte je",
  chosen: "Gewählt",
  moments: "Beste Momente",
  momentsHelp:
    "Die Züge, die in öffentlichen Partien am meisten brachten. Jeder öffnet sich dort, wo er geschah.",
  gain: (given) => `+${given.points} in ${given.game}`,
  on: (given) => `am ${given.date}`,
  watch: "Ansehen",
  watchOf: (given) => `Den Zug ansehen, der in ${given.game} ${given.points} Punkte brachte`,
  against: (given) => `Du und ${given.name}`,
  record: (given) =>
    `${given.game}: Von ${given.games} gemeinsamen Partien gingen ${given.mine} an dich und ${given.theirs} an ${given.name}.`,
  itIsYou: "So sehen dich andere; nur die besten Momente aller deiner Partien siehst du allein.",
  youBlocked: "Diese Person hast du blockiert.",
  befriended: "Ihr seid befreundet.",
  missing: "Hier ist niemand",
};
