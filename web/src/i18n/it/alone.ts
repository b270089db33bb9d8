// Playing without a net.

import type { alone as english } from "../en/alone";
import type { Messages } from "../messages";

export const alone: Messages<typeof english> = {
  title: "Senza rete",
  lead: "Larceny si gioca anche solo su questo dispositivo: contro i bot, senza server e senza connessione.",
  leadPlain:
    "Questa pagina gioca solo sul tuo dispositivo: dietro non c’è alcun server, e nulla lascia il tuo dispositivo.",
  play: "Gioca su questo dispositivo",
  playHelp:
    "Le stesse regole e gli stessi bot, qui nel tuo browser. Queste partite non contano mai per una classifica.",
  begin: "Gioca qui",
  beginOf: (given) => `Giocare a ${given.game} su questo dispositivo`,
  keepTitle: "Tieni qui il gioco",
  keepHelp: (given) =>
    `Così si apre senza connessione. Occupa circa ${given.size} MB, e una buona metà va scaricata, una volta sola.`,
  keep: "Tienilo",
  kept: "È su questo dispositivo: si apre senza connessione.",
  forget: "Toglilo di nuovo",
  install:
    "Sul telefono, «Aggiungi a schermata Home» o «Installa» nel menu del browser ne fa un’app.",
  noStore: "Questo browser non conserva nulla di una pagina senza connessione cifrata (https).",
  fetching: "Il gioco viene caricato su questo dispositivo …",
  starting: "Il gioco si avvia su questo dispositivo …",
  games: "Giocate su questo dispositivo",
  gamesHelp: "Queste partite restano solo in questo browser.",
  none: "Qui troverai le partite che giochi qui.",
  upload: "Aggiungi alle mie partite",
  uploaded: "Tra le tue partite",
  uploadHelp: "Restano solo in questo browser, finché non le aggiungi alle tue partite.",
  remove: "Togli",
};
