import type { rules as english } from "../en/rules";
import type { Messages } from "../messages";

export const rules: Messages<typeof english> = {
  title: (given) => `Le regole di ${given.game}`,
  contents: "Indice",
  search: "Cerca nelle regole",
  found: (given) =>
    given.count === 1 ? "1 paragrafo trovato" : `${given.count} paragrafi trovati`,
  none: "Nessun paragrafo ha queste parole.",
  noneHelp: "Prova con meno parole, o con un numero come MT-4.2.",
  edition: "Edizione",
  game: "Gioco",
  marked: (given) => `Nei paragrafi segnati vale altro che in questa edizione: ${given.edition}.`,
  against: "Confronta con",
  againstNone: "nessuna",
  onlyMarked: "Solo i paragrafi segnati",
  differs: "qui è diverso",
  otherwise: (given) => `${given.edition}: ${given.value}`,
  changedAt: "I segni seguono le regole del tuo tavolo.",
  anchor: (given) => `Link a ${given.number}`,
  editionsTable: "Le edizioni a confronto",
  quoted: (given) => `«${given.words}»`,
  field: "opzione",
  names: {
    one_action: "un’azione sola",
    free_fill_order: "riempimento in ordine libero",
    strict_box_order: "ordine rigoroso",
    last_sapphire: "ultimo zaffiro",
    four_leaders: "quattro Capi",
  },
};
