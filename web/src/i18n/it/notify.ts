import type { notify as english } from "../en/notify";
import type { Messages } from "../messages";
import { list } from "./grammar";

export const notify: Messages<typeof english> = {
  title: "Quando tocca a te",
  tell: "Avvisami quando tocca a me",
  help: "Una volta per turno, su questo dispositivo, anche a pagina chiusa.",
  whileOpen:
    "Solo finché questa pagina è aperta in qualche scheda: a pagina chiusa il browser, o questo server, non offre nulla.",
  blocked:
    "Il browser non mostra notifiche da qui. Permettile per questa pagina nelle impostazioni del browser, poi torna.",
  unable:
    "Questo browser non può avvisarti qui. Serve una pagina con https; su iPhone o iPad aggiungi prima la pagina alla schermata Home.",
  days: "Hai giorni per ogni mossa. Vuoi che questo dispositivo ti avvisi quando tocca a te?",
  yes: "Avvisami",
  no: "Non ora",
  turnAt: (given) => `Tocca a te: ${given.game}`,
  waits: (given) => `Il tavolo ti aspetta, con ${list(given.names)}`,
  waitsAlone: "Il tavolo ti aspetta.",
  fullAt: (given) => `Il tuo tavolo di ${given.game} è al completo`,
  full: (given) => `Si può cominciare: ${list(given.names)}`,
  invitedTo: (given) => `Sei invitato: ${given.game}`,
  invitedBy: (given) => `${given.name} ti aspetta al tavolo.`,
};
