import type { offline as english } from "../en/offline";
import type { Messages } from "../messages";

export const offline: Messages<typeof english> = {
  title: "Sei senza connessione",
  text: "Il tavolo resta com’è; questa pagina torna da sola appena c’è di nuovo la connessione.",
  again: "Prova adesso",
};
