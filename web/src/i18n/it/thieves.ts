import type { thieves as english } from "../en/thieves";
import type { Messages } from "../messages";

export const thieves: Messages<typeof english> = {
  who: {
    nila: {
      life: "Ha imparato il mestiere dalla zia e lo insegna a chiunque lo chieda.",
      play: "Ogni tanto dimentica un cassetto, e ci ride su.",
    },
    pip: {
      life: "Passa da finestre che nessun altro chiamerebbe finestre.",
      play: "Non ricorda niente, prova tutto.",
    },
    oswin: {
      life: "Bibliotecario in pensione: voleva solo sapere che cosa c’è nel cofanetto.",
      play: "Tiene gli appunti a mente e osa pochissimo.",
    },
    tamsin: {
      life: "Vendeva pesce al porto, finché non vide che altro vi si sbarca.",
      play: "Segue il gioco da principiante, scommette da marinaio.",
    },
    corvina: {
      life: "Colleziona ciò che luccica e non restituisce nulla.",
      play: "Ha la memoria lunga e aspetta di essere sicura.",
    },
    bashir: {
      life: "Di giorno commercia in spezie, di notte in segreti.",
      play: "Si butta appena la sorte gli sorride.",
    },
    lotte: {
      life: "Costruisce serrature nei giorni feriali e la domenica le apre.",
      play: "Gira tutto per il gusto di girarlo, e intanto perde il filo.",
    },
    renard: {
      life: "Ha tre passaporti, e nessuno è il suo.",
      play: "Gioca con giudizio dietro un sorriso incantevole.",
    },
    "madame-ives": {
      life: "Ha assistito a tutti i grandi furti del secolo, su invito.",
      play: "Non muove nulla senza motivo. Ciò che annuncia è quasi certo.",
    },
    "the-cooper": {
      life: "Fa botti a doppio fondo. Meglio non chiedere altro.",
      play: "Non dimentica nulla e non ha mai fretta.",
    },
    zaid: {
      life: "Si dice che abbia attraversato il deserto per un solo zaffiro.",
      play: "Tiene tutto in movimento e sa dove si trova ogni cosa.",
    },
  },
  remarks: {
    warm: {
      took: ["Beh, grazie mille!", "Questo mi vuole bene.", "Finora, una bella serata."],
      missed: ["Pazienza, succede.", "Ci avrei scommesso!", "Qualcuno ne sarà contento."],
      taken: ["Bel colpo!", "Hai mani di fata.", "Tanto di cappello."],
      spilled: ["Oh, che sfortuna!", "È capitato a tutti noi.", "Su con la vita!"],
      alarm: ["Là dentro c’è qualcuno sveglio!", "Povere le mie orecchie!"],
      ruby: ["Guardate come brilla!", "Un rubino! Che meraviglia."],
      turned: ["E via, a testa in giù!", "Dov’era il mio, adesso?"],
      ahead: ["Qualcuno ci sta scappando.", "Ben giocato, finora!"],
      won: ["Che partita! Un’altra?", "Vi abbraccerei tutti."],
      lost: ["È meritato.", "È stato un piacere."],
    },
    lively: {
      took: ["Ah! Mio!", "Come un gatto!", "Hai battuto le ciglia?"],
      missed: ["Ops.", "Era… una prova.", "Nessuno ha visto, vero?"],
      taken: ["Ehi, lo volevo io!", "Niente male, niente male!", "Insegnami quel trucco!"],
      spilled: ["Mani di burro!", "Ahi! Ha fatto male anche a me.", "Piovono gemme?"],
      alarm: ["Scappiamo!", "Io non c’entro!"],
      ruby: ["Rosso! Rosso! Rosso!", "Uh, quello grosso!"],
      turned: ["Evviva!", "Mi gira già la testa."],
      ahead: ["Al ladro!", "Ehi, aspettateci!"],
      won: ["Ho vinto? Ho vinto!", "La notte più bella di tutte!"],
      lost: ["Ancora, ancora!", "La prossima volta guardo dove metto le cose."],
    },
    gentle: {
      took: ["Oh! Eccolo qui.", "Credo proprio che sia esatto.", "Che emozione."],
      missed: ["Povero me.", "Devo aver voltato due pagine insieme.", "Avrei giurato…"],
      taken: ["Molto istruttivo.", "Questo me lo annoto.", "Come ha fatto?"],
      spilled: ["Ohimè, ohimè.", "Permettete che guardi altrove.", "Quanto rotolano lontano."],
      alarm: ["Cielo, che baccano!", "È pronto il tè?"],
      ruby: ["Una prima edizione, quello.", "Ne avevo soltanto letto."],
      turned: ["È di nuovo tutto sottosopra.", "Un momento, stavo contando."],
      ahead: ["Ve la cavate piuttosto bene.", "Vedo che qualcuno conduce."],
      won: ["Io? Dev’esserci un errore.", "Lo racconterò in biblioteca."],
      lost: ["Una splendida serata.", "Ho imparato molto."],
    },
    proud: {
      took: ["Naturalmente.", "Come previsto.", "È sempre stato mio."],
      missed: ["Un dettaglio.", "Non ne parleremo.", "Qui c’è poca luce."],
      taken: ["Se lo goda finché ce l’ha.", "Mh. Accettabile.", "Io l’avrei lasciato. Credo."],
      spilled: ["Che sbadataggine.", "Certe cose si ricordano.", "Lo sapevo."],
      alarm: ["Che volgarità.", "Qualcuno non si fida di nessuno."],
      ruby: ["Finalmente qualcosa alla mia altezza.", "A me quel colore dona di più."],
      turned: ["Se proprio si deve.", "Io so dove sta ogni cosa. E voi?"],
      ahead: ["La serata è lunga.", "Un vantaggio si può sempre rubare."],
      won: ["Ne dubitavate?", "Potete applaudire."],
      lost: ["Vi ho lasciato fare. Forse.", "Ebbene. Qualcuno doveva."],
    },
    terse: {
      took: ["Bene.", "Mio.", "Non ho detto niente."],
      missed: ["Mh.", "Quello sbagliato.", "Così sia."],
      taken: ["Visto.", "Annotato.", "Giusto."],
      spilled: ["Per terra.", "Mano pesante.", "Meglio il silenzio."],
      alarm: ["Rumoroso.", "Una trappola. Certo."],
      ruby: ["Rosso come brace.", "Quello conta."],
      turned: ["Di nuovo.", "Gira e rigira."],
      ahead: ["Non per molto.", "Guardati le spalle."],
      won: ["Fatto.", "La notte è gentile."],
      lost: ["Ben rubato.", "La prossima volta."],
    },
  },
};
