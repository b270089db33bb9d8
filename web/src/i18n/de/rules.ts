import type { rules as english } from "../en/rules";
import type { Messages } from "../messages";

export const rules: Messages<typeof english> = {
  title: (given) => `Die Regeln von ${given.game}`,
  contents: "Inhalt",
  search: "Regeln durchsuchen",
  found: (given) => (given.count === 1 ? "1 Absatz gefunden" : `${given.count} Absätze gefunden`),
  none: "Kein Absatz enthält diese Wörter.",
  noneHelp: "Weniger Wörter oder eine Nummer wie MT-4.2 helfen vielleicht.",
  edition: "Ausgabe",
  game: "Spiel",
  marked: (given) => `In markierten Absätzen gilt anderes als in dieser Ausgabe: ${given.edition}.`,
  against: "Vergleichen mit",
  againstNone: "keiner",
  onlyMarked: "Nur markierte Absätze",
  differs: "hier anders",
  otherwise: (given) => `${given.edition}: ${given.value}`,
  changedAt: "Die Markierungen folgen den Regeln deines Tisches.",
  anchor: (given) => `Link zu ${given.number}`,
  editionsTable: "Die Ausgaben nebeneinander",
  quoted: (given) => `„${given.words}“`,
  field: "Option",
  names: {
    one_action: "eine Aktion",
    free_fill_order: "freie Füllreihenfolge",
    strict_box_order: "strenge Reihenfolge",
    last_sapphire: "letzter Saphir",
    four_leaders: "vier Hauptleute",
  },
};
