import type { lessons as english } from "../en/lessons";
import type { Messages } from "../messages";

export const lessons: Messages<typeof english> = {
  "master-thieves": {
    welcome: ({ friend }) =>
      `Ti diamo il benvenuto! Questo cofanetto ha tre piani con quattro cassetti ciascuno. Tu e ${friend} ci nascondete dei diamanti, e poi ve li rubate a vicenda.`,
    open: "Prima si riempie il cofanetto. Apri il cassetto in alto, a est.",
    put: "Quello che sta sul lato superiore di un cassetto resta lì. Mettici quattro dei tuoi sei diamanti.",
    rest: "Ora il cassetto di mezzo, a sud: aprilo e mettici gli ultimi due. Ricorda i due cassetti dalle venature del legno.",
    rotate: "Confondi le tracce: gira il piano superiore di un quarto, in senso orario.",
    flip: "E ora metti tutto il cofanetto a testa in giù. Quello che stava al sicuro sopra adesso è sotto, e cadrà quando il cassetto si apre.",
    choose: ({ friend }) =>
      `Anche ${friend} ha riempito il cofanetto: tre diamanti sono passati, in alto, da ovest a nord. In ogni manche ciascuno sceglie in segreto una carta. Sii il Ladro.`,
    fallen: ({ friend }) =>
      `Hai visto? ${friend} ha aperto il cassetto di mezzo a nord, e i tuoi due diamanti sono caduti dal lato inferiore. Sono sul cuscino rosso e non sono ancora di nessuno.`,
    thief: ({ friend }) =>
      `Tocca a te. Il Ladro prende tutto quello che sta sul lato superiore. Prendi i tre diamanti di ${friend}: apri il cassetto in alto, a nord.`,
    back: "Tre diamanti sul tuo cuscino nero! Capovolgi il cofanetto, così i tuoi quattro tornano sopra; poi lascialo.",
    smuggler:
      "Una carta giocata torna solo quando le hai giocate tutte e sei. Ora sii il Contrabbandiere: mette sul cuscino rosso quello che trova, e poi lo divide.",
    find: "Dove sono i tuoi quattro diamanti? Il piano li ha portati da est a sud, il cofanetto è andato a testa in giù ed è tornato. Apri il cassetto in alto, a sud.",
    imitation:
      "Eccoli! Ora metti nel cassetto un’imitazione del tuo cuscino bianco. Quello che resta sul bianco costa punti: due uno zaffiro, uno un diamante.",
    leave: ({ friend }) =>
      `Puoi sempre muovere il cofanetto, ma non devi mai. Lascialo, stavolta: anche ${friend} è Contrabbandiere e aspetta il suo turno.`,
    share:
      "I Contrabbandieri si dividono il cuscino rosso, un gioiello a testa, a turno. Prendi diamanti finché è vuoto.",
    master:
      "Se i Detective fossero stati di più, sarebbe stato tutto loro. Ancora una carta: sii il Maestro dei ladri.",
    secret:
      "Sei cassetti sono lunghi e nascondono un rubino in fondo. Ce n’è uno nel cassetto in alto, a ovest: aprilo.",
    look: "Davanti non c’è niente. Ma tu puoi tirare più in là di tutti: cerca lo scompartimento segreto.",
    ruby: "Un rubino! Prendilo, e poi lascia il cofanetto.",
    end: ({ friend }) =>
      `Ben fatto! Sul nero un diamante vale 1, uno zaffiro 2, un rubino 4; quello che resta sul bianco conta contro di te. Quando un cuscino bianco è vuoto, la manche è l’ultima. Gioca ancora con ${friend}, o comincia una nuova partita.`,
  },
  "forty-thieves": {
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
  },
};
