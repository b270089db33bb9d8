import type { Messages } from "../../../../i18n/messages";
import type { lessons as english } from "../en/lessons";

export const lessons: Messages<typeof english> = {
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
};
