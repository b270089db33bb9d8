import type { Messages } from "../../../../i18n/messages";
import type { lessons as english } from "../en/lessons";

export const lessons: Messages<typeof english> = {
  welcome:
    "Ti diamo il benvenuto nella medina! Nove zaffiri brillano fra sedici giare. Trova intorno a uno zaffiro quattro ladri che si combinano, ed è tuo.",
  glimpse:
    "Le tre tessere della tua mano le vedi solo tu. A ogni turno puoi anche guardare in una giara: sbircia in a2, la luna blu.",
  half: "Una luna blu sul coperchio, una luna rossa dentro: fra colore e simbolo, uno solo dice il vero. È così per ogni ladro; una tessera speciale può stare sotto qualunque coperchio.",
  swap: "Ora la tua azione. Porta il ladro rosso vicino allo zaffiro al centro: scambia a2 e b3.",
  wait: "Potresti annunciare un furto, ma conosci solo una delle quattro giare. Passa.",
  lit: ({ friend }) =>
    `${friend} ha trovato una Lanterna in c2. Ha illuminato tre giare per tutti: giallo in b2, verde in c3, rosso in d2. Ricorda il giallo e il verde!`,
  dagger: ({ friend }) =>
    `${friend} gioca un Malocchio contro di te. Tutti hanno la stessa pausa per rispondere, e tu hai un Pugnale: giocalo, e il Malocchio va a vuoto.`,
  hand: "Il turno comincia dalla mano. Tieni la luna blu, scarta la stella rossa; poi peschi fino a tre.",
  skip: "Rosso, giallo e verde stanno intorno al centro, e tu hai il blu. Ne sai abbastanza: salta la sbirciata.",
  replace: "Posa la tua luna blu al posto della Lanterna, in c2. La Lanterna viene in mano a te.",
  steal:
    "Quattro colori diversi si combinano; anche quattro uguali, e con i simboli vale lo stesso. Annuncia il furto allo zaffiro al centro!",
  failed: ({ friend }) =>
    `È tuo! ${friend} ha provato con lo zaffiro 6, ma fra le quattro c’era una Lanterna. Un furto fallito costa un Malocchio.`,
  keep: "La tua mano è piena, e va bene così: tieni tutto.",
  lantern: "Con una Lanterna guardi in due giare vicine invece che in una. Giocala.",
  peek: "E adesso le due giare: guarda in a1 e b1.",
  eye: ({ friend }) =>
    `Una tessera Zaffiro: chi la trova la tiene! E ora un saluto a ${friend}: come azione, gioca il tuo Malocchio.`,
  rest: "Anche quattro in riga, in colonna o sulla diagonale lunga fanno un furto. Ora ne sai troppo poco: passa.",
  end: ({ friend }) =>
    `Ben fatto! Uno zaffiro vale 1, un Malocchio −1. Quando l’ultimo zaffiro lascia il tabellone, vince chi ha più punti. Gioca ancora con ${friend}, o comincia una nuova partita.`,
};
