import type { Messages } from "../../../../i18n/messages";
import type { teach as english } from "../en/teach";

export const teach: Messages<typeof english> = {
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
  help: {
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
