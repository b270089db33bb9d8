import type { Messages } from "../../../../i18n/messages";
import type { teach as english } from "../en/teach";

export const teach: Messages<typeof english> = {
  lead: "Nove zaffiri, sedici giare, e ogni giara dice mezza verità. Guarda, sposta, ricorda, e ruba quando sei abbastanza sicuro.",
  want: {
    title: "Che cosa vuoi",
    text: "Vinci zaffiri e sta’ lontano dal Malocchio. Vince chi ha più punti.",
    sapphire: "ogni zaffiro del tuo tesoro, gemma o tessera",
    eye: "ogni Malocchio del tuo tesoro, segnalino o tessera",
  },
  jars: {
    title: "Mezza verità",
    text: "Un coperchio mostra un colore e un simbolo. Se nella giara c’è un ladro, è giusto esattamente uno dei due, mai entrambi.",
    three:
      "Ci sono tre giare con lo stesso coperchio: una dice il vero sul colore, una sul simbolo, e una nasconde una tessera speciale.",
    two: "Ci sono due giare con lo stesso coperchio: una dice il vero sul colore, l’altra sul simbolo.",
    colour: "Il colore è giusto:",
    symbol: "Il simbolo è giusto:",
    special: "O il coperchio non dice nulla:",
    another: "Un’altra giara",
  },
  theft: {
    title: "Che cosa fa un furto",
    text: "Si scoprono quattro tessere. Ladri tutti uguali o tutti diversi, nel colore o nel simbolo, stanno bene insieme. Premi una tessera per cambiarla.",
    specials: "Un Amuleto sta per qualsiasi ladro. Ogni altra tessera speciale rovina il furto.",
    tile: (given) => `Tessera ${given.number}: ${given.front}`,
    sameColour: "Riesce: un solo colore.",
    fourColours: "Riesce: colori tutti diversi.",
    sameSymbol: "Riesce: un solo simbolo.",
    fourSymbols: "Riesce: simboli tutti diversi.",
    amulets: "Riesce: con tanti Amuleti va bene tutto.",
    fails: "Fallisce: né i colori né i simboli sono tutti uguali o tutti diversi.",
    spoilt: (given) => `Fallisce: questa tessera lo rovina (${given.front}).`,
  },
  where: {
    title: "Dove rubi",
    around: "Intorno a uno zaffiro",
    line: "Lungo una linea",
    aroundText:
      "Se le quattro tessere intorno stanno bene insieme, è tuo. Le tessere restano scoperte.",
    lineText:
      "Una riga, una colonna o una diagonale lunga: prendi uno zaffiro che la tocca, e arrivano quattro tessere nuove. Se nessuno la tocca, scegli liberamente, anche da un tesoro.",
    fails: "Se non stanno bene insieme, si ricoprono tutte e quattro, e tu ricevi un Malocchio.",
  },
  turn: {
    title: "Il tuo turno",
    hand: "Scarta quello che non vuoi, e pesca fino a tre tessere.",
    glimpse: "Puoi sbirciare in una giara. Quasi tutto quello che trovi resta un tuo segreto.",
    action:
      "Puoi posare una tessera della mano coperta sul tabellone e prendere quella che c’era. O due vicine sul tabellone si scambiano di posto. O giochi una tessera speciale.",
    actionFamily:
      "Puoi posare una tessera della mano coperta sul tabellone e prendere quella che c’era. O due vicine sul tabellone si scambiano di posto.",
    steal: "Puoi annunciare un furto. Con questo il tuo turno finisce.",
  },
  specials: {
    title: "Cinque tessere speciali",
    found: "Trovata sbirciando",
    played: "Giocata dalla mano",
    L: {
      found: "Mostrata a tutti. Illumina fino a tre giare accanto, e tutti le vedono.",
      played: "Invece di sbirciare in una, guardi in due giare vicine.",
    },
    S: {
      found: "Mostrato a tutti, e subito tuo.",
      played: "Ruba uno zaffiro: dal tabellone o da un tesoro.",
    },
    A: {
      found: "Non succede nulla; è un tuo segreto.",
      played: "Ti libera di un Malocchio.",
    },
    D: {
      found: "Mostrato a tutti, e scarti tutta la mano.",
      played: "Ferma in ogni momento una tessera speciale che un altro ha appena giocato.",
    },
    E: {
      found: "Non succede nulla; è un tuo segreto.",
      played: "Va a un avversario e lì conta −1.",
    },
  },
  leaders: {
    title: "Capi dei Ladri",
    text: "Una stella di ogni colore è un Capo. È un ladro come gli altri, ma prima della tua azione puoi posarne uno dalla mano scoperto sul tabellone.",
    four: "Se un furto scopre tutti e quattro i Capi, prendi ogni zaffiro sul tabellone, e la partita è finita.",
  },
  tales: {
    title: "Tre Racconti",
    text: "Tre tessere d’oro agiscono appena vengono pescate, trovate o scoperte.",
    $m: "Il Mercante sta a un angolo e ne prende lo zaffiro alla fine di ogni turno, poi va avanti. Se quello del centro è ancora lì alla fine del quinto turno, perdono tutti.",
    $g: "Il Genio esaudisce un tuo desiderio: niente più Malocchi, un secondo turno, o tutto quello che il mercante ha preso, e lui se ne va.",
    $s: "Sinbad manda tutte le mani sette posti più in là.",
  },
  family: {
    title: "Il gioco in famiglia",
    text: "Quaranta ladri e nessuna tessera speciale: niente ti interrompe, e solo i ladri stessi possono rovinare un furto.",
  },
  end: {
    title: "La fine",
    text: "La partita è finita appena sul tabellone non resta alcuno zaffiro. Le tessere in mano non contano.",
  },
  help: {
    thief:
      "Posalo sul tabellone in cambio di una giara: quattro che stanno bene insieme fanno un furto.",
    leader:
      "Prima della tua azione puoi posarlo scoperto sul tabellone. Quattro Capi prendono tutto.",
    jar: "Se dentro c’è un ladro, è giusto il suo colore o il suo simbolo, mai entrambi.",
    jarFamily: "È giusto il suo colore o il suo simbolo, mai entrambi.",
    gem: "È tuo se le quattro tessere intorno stanno bene insieme, o con una linea che tocca.",
    phase: {
      hand: "Scarta quello che non vuoi, e pesca fino a tre tessere.",
      glimpse: "Sbircia in una giara, o gioca una Lanterna e guarda in due. O passa.",
      action:
        "Un’azione: cambia una tessera della mano con una del tabellone, scambia due vicine, o gioca una tessera speciale. O passa.",
      steal:
        "Annuncia un furto intorno a uno zaffiro o lungo una linea, o passa. Poi il turno finisce.",
    },
  },
};
