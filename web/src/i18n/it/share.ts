import type { share as english } from "../en/share";
import type { Messages } from "../messages";

export const share: Messages<typeof english> = {
  open: "Condividi",
  title: "Condividi questa partita",
  link: "Link alla partita",
  address: "Link",
  linkHelp: "Chi lo apre può rivedere la partita, passo dopo passo.",
  momentHelp: "Apre la partita esattamente a questo passo, con gli occhi che hai scelto.",
  text: "La partita come testo",
  textHelp: "Ogni mossa in una frase, sotto il risultato: per un forum o un messaggio.",
  form: "Formato",
  copyText: "Copia il testo",
  saveText: "Salva come file",
  players: "Giocatori",
  points: "Punti",
  won: "Vinta da",
  forms: { plain: "Testo semplice", markdown: "Markdown", bbcode: "BBCode" },
  openHere: "Apri in Larceny",
  picture: "L’immagine che mostra un’anteprima del link",
  savePicture: "Salva l’immagine",
  embed: "In una tua pagina",
  embedHelp:
    "Questo codice mostra la partita in un riquadro; a chi la guarda non servono né un account né i cookie.",
  embedCode: "Codice del riquadro",
  clip: "Un breve filmato",
  makeClip: "Crea un filmato",
  clipping: "Si filma …",
  clipHelp: (given) =>
    `Gli ultimi ${given.steps} passi in un filmato. Nasce qui nel tuo browser, e ci vuole quanto durerà.`,
};
