// Le pagine che insegnano i due giochi, e che cosa risponde una cosa del tavolo a chi lo chiede.

import type { teach as english } from "../en/teach";
import type { Messages } from "../messages";

export const teach: Messages<typeof english> = {
  how: "Come si gioca",
  all: "Tutte le regole, numerate",
  ways: "Due modi di leggere le regole",
  inThis: "In questa edizione",
  otherwise: "altrove diverso",
  read: (given) => `Leggi il paragrafo ${given.number}`,
  guided: "Gioca una prima partita guidata",
  again: "Ancora una volta",
  special: (given) => `Questa edizione: ${given.edition}`,
  differs: (given) => `In che cosa si distingue da questa: ${given.edition}.`,
  usual: "È l’edizione con cui qui si confrontano le altre.",

  master: {
    lead: "I gioielli girano per un cofanetto che non sta mai fermo. Ricorda dove sono, scegli chi sei, e portane via più degli altri.",
    want: {
      title: "Che cosa vuoi",
      text: (given) =>
        `All’inizio sul tuo cuscino bianco ci sono imitazioni: ${given.gems}. Contano contro di te: liberatene. Quello che vinci va sul tuo cuscino nero e conta per te. Vince chi ha più punti.`,
      turns:
        "Un’imitazione diventa vera appena la metti in un cassetto. Da allora chiunque può vincerla.",
      onWhite: "sul tuo cuscino bianco",
      onBlack: "sul tuo cuscino nero",
    },
    box: {
      title: "Il cofanetto",
      text: "Tre piani con quattro cassetti ciascuno. Puoi ruotare il piano superiore da solo, o i due superiori insieme, di un quarto di giro. Oppure capovolgi tutto il cofanetto.",
      grain:
        "Ogni facciata ha la sua venatura: da quella si riconosce un cassetto. Segui quello segnato.",
      plain:
        "Qui le facciate sono tutte uguali: solo i tuoi occhi seguono un cassetto. Segui quello segnato.",
      now: (given) => `Il cassetto segnato: ${given.place}.`,
    },
    drawer: {
      title: "Che cosa resta, che cosa cade",
      text: "In ogni cassetto i gioielli possono stare sopra o sotto. Aprilo: quello che è sopra resta, quello che è sotto cade sul cuscino rosso. Se si capovolge il cofanetto, il sopra diventa sotto.",
      fell: "Se un gioiello cade dal tuo cassetto, il tuo personaggio non può più fare nulla; puoi solo muovere il cofanetto. Solo la gioielliera mette lo stesso.",
      turn: "Capovolgi il cofanetto",
      open: "Apri il cassetto",
      above: "I gioielli sono sopra.",
      below: "I gioielli sono sotto.",
      lie: "Restano lì: ora agisce il tuo personaggio.",
      fall: "Cadono sul cuscino rosso: il tuo personaggio non può fare nulla.",
    },
    fill: {
      title: "Prima della prima manche",
      text: (given) =>
        `I giocatori nascondono ${given.gems} nel cofanetto. Quando tocca a te, apri dei cassetti e mettici la tua parte. Poi tocca a te muovere il cofanetto.`,
    },
    round: {
      title: "Una manche",
      choose: "Tutti scelgono insieme una delle loro carte e la posano coperta.",
      all_at_once: "Tutti rivelano le carte insieme.",
      smugglers_first:
        "Prima rivelano la carta i contrabbandieri e giocano il loro turno. Poi rivelano tutti gli altri.",
      order:
        "I personaggi agiscono uno dopo l’altro. Se più d’uno ha scelto lo stesso, comincia il numero di carta più basso.",
      turn: "Al tuo turno apri un cassetto, fai quello che può il tuo personaggio e poi puoi muovere il cofanetto. I detective non fanno né l’uno né l’altro.",
      aside:
        "La carta si mette da parte. Dopo sei manche passi le tue sei carte a sinistra e ricevi quelle di destra.",
    },
    characters: {
      title: "Sei personaggi, nel loro ordine",
      smuggler: {
        all_to_red:
          "Porta tutti i gioielli davanti sul cuscino rosso e mette un’imitazione. Poi i contrabbandieri forse dividono il cuscino rosso.",
        one_unless_ring:
          "In una banda porta tutti i gioielli davanti sul cuscino rosso, e la banda lo divide. Altrimenti può prendere un gioiello per sé. Poi può mettere un’imitazione.",
      },
      jeweler: "Mette un’imitazione e può lasciare il suo allarme nel cassetto. Non prende nulla.",
      gemologist:
        "Mette un’imitazione, e può aggiungerne una per ogni detective della manche, anche se sono caduti gioielli. Non prende nulla.",
      thief: {
        may: "Prende tutti i gioielli davanti, o nessuno. Non mette nulla.",
        must: "Prende tutti i gioielli davanti. Non mette nulla.",
      },
      master_thief:
        "Prende tutti i gioielli davanti, o vi rinuncia e guarda in fondo per un rubino. Se ce n’è uno, può prenderlo con tutto quello che è davanti.",
      detective:
        "Non apre e non muove nulla. Alla fine della manche i detective si dividono il cuscino rosso.",
    },
    red: {
      title: "A chi va il cuscino rosso?",
      text: "Ci sta quello che è caduto e quello che hanno portato i contrabbandieri. Prova a chi va, se a nessun contrabbandiere sono caduti gioielli.",
      smugglers: "Contrabbandieri",
      detectives: "Detective",
      fewer: (given) => `Uno in meno: ${given.what}`,
      more: (given) => `Uno in più: ${given.what}`,
      share:
        "I contrabbandieri lo dividono appena l’ultimo di loro ha giocato, gioiello per gioiello, prima il numero di carta più basso. I detective hanno solo quello che arriva dopo.",
      confiscate:
        "I detective lo dividono alla fine della manche, gioiello per gioiello, prima il numero di carta più basso.",
      stays: "Resta lì per la prossima manche.",
    },
    alarm: {
      title: "L’allarme",
      text: "Un gioielliere può lasciare il suo allarme in un cassetto. Sopra, tace: i gioielli accanto si possono prendere. Sotto, cade con loro.",
      own: "Se apri un cassetto e cade il tuo allarme, i gioielli vanno sul cuscino rosso.",
      lie: "Tace: i gioielli si possono prendere.",
      fall: "Cade: tutti i gioielli caduti vanno sul cuscino nero del suo proprietario.",
    },
    ruby: {
      title: "Sei rubini in fondo",
      text: "Due cassetti di ogni piano sono lunghi e hanno in fondo uno scompartimento segreto. Ognuno di questi sei comincia con un rubino. Da fuori nessuno riconosce un cassetto lungo, e solo un maestro dei ladri può guardare in fondo.",
      risk: "Guardando in fondo rinuncia a quello che è davanti. Se non ci trova un rubino posato, non ha nulla. Un rubino che è sotto cade.",
      picture: "Un cassetto lungo visto dall’alto: gioielli davanti, un rubino in fondo",
    },
    end: {
      title: "La fine",
      text: "La partita è finita quando una manche si chiude e un cuscino bianco è vuoto. I gioielli nel cofanetto e sul cuscino rosso non contano per nessuno.",
      at_once: "Finisce subito quando si prende l’ultimo rubino del cofanetto.",
      end_of_round: "Finisce dopo la manche in cui si prende l’ultimo rubino del cofanetto.",
    },
  },

  forty: {
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
  },

  help: {
    modeOn: "Premi una cosa per fartela spiegare",
    rule: (given) => `Paragrafo ${given.number}`,
    jar: "Se dentro c’è un ladro, è giusto il suo colore o il suo simbolo, mai entrambi.",
    jarFamily: "È giusto il suo colore o il suo simbolo, mai entrambi.",
    thief:
      "Posalo sul tabellone in cambio di una giara: quattro che stanno bene insieme fanno un furto.",
    leader:
      "Prima della tua azione puoi posarlo scoperto sul tabellone. Quattro Capi prendono tutto.",
    gem: "È tuo se le quattro tessere intorno stanno bene insieme, o con una linea che tocca.",
    phase: {
      hand: "Scarta quello che non vuoi, e pesca fino a tre tessere.",
      glimpse: "Sbircia in una giara, o gioca una Lanterna e guarda in due. O passa.",
      action:
        "Un’azione: cambia una tessera della mano con una del tabellone, scambia due vicine, o gioca una tessera speciale. O passa.",
      steal:
        "Annuncia un furto intorno a uno zaffiro o lungo una linea, o passa. Poi il turno finisce.",
    },
    drawer:
      "Aprilo: quello che è sotto cade sul cuscino rosso; quello che è sopra resta per il tuo personaggio.",
    alarm:
      "Un gioielliere lo mette in un cassetto. Se cade quando apre un altro, il suo proprietario riceve tutti i gioielli che cadono.",
    pillow: {
      white: "Le tue imitazioni: ogni diamante costa un punto, ogni zaffiro due. Liberatene.",
      black: "Quello che hai vinto: un diamante vale 1, uno zaffiro 2, un rubino 4.",
      red: "Gioielli caduti o contrabbandati. Li dividono i contrabbandieri o i detective.",
    },
  },
};
