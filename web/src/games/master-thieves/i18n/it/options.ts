import type { Messages } from "../../../../i18n/messages";
import type { options as english } from "../en/options";

export const options: Messages<typeof english> = {
  groups: {
    supply: "Gioielli",
    box: "Il cofanetto e i suoi cassetti",
    filling: "Riempire il cofanetto",
    round: "La manche",
    moves: "Muovere il cofanetto",
    characters: "Che cosa fanno i personaggi",
    end: "La fine",
  },
  editions: {
    english_a:
      "Tutte le carte si rivelano insieme, e per dividere i contrabbandieri devono formare una banda. Molto è a scelta: chi non mette imitazioni muove il cofanetto una volta sola.",
    english_b:
      "I contrabbandieri si rivelano per primi e dividono, se i detective non sono di più. Con dieci diamanti e due zaffiri a testa è la partita più lunga.",
    italian:
      "Le carte giocate restano scoperte, e due mosse qualsiasi del cofanetto vanno insieme. Le imitazioni sono un obbligo, e dopo aver riempito ognuno ruota il cofanetto e lo capovolge.",
    french:
      "Le regole più recenti e più chiare, e quelle che valgono se non scegli. Le imitazioni sono un obbligo, e chi prende il sesto rubino chiude la partita sul momento.",
  },
  fields: {
    imitation_diamonds: {
      label: "Imitazioni: diamanti",
      help: "Quanti diamanti ci sono all’inizio su ogni cuscino bianco.",
    },
    imitation_sapphires: {
      label: "Imitazioni: zaffiri",
      help: "Quanti zaffiri ci sono all’inizio su ogni cuscino bianco.",
    },
    box_diamonds: {
      label: "Diamanti nel cofanetto",
      help: "Quanti diamanti i giocatori si dividono e nascondono prima della prima manche.",
    },
    stock_diamonds: {
      label: "Diamanti nella confezione",
      help: "Descrive soltanto la confezione stampata; conta se la scorta è rigorosa.",
    },
    stock_sapphires: {
      label: "Zaffiri nella confezione",
      help: "Descrive soltanto la confezione stampata; conta se la scorta è rigorosa.",
    },
    strict_stock: {
      label: "Scorta rigorosa",
      help: "Rifiuta un tavolo che ha bisogno di più gioielli di quanti ne ha la confezione.",
    },
    plain_wood: {
      label: "Legno uniforme",
      help: "I frontali dei cassetti sono tutti uguali: un cassetto si segue solo con gli occhi.",
    },
    drawers_seen_by: {
      label: "Chi vede in un cassetto",
      help: "Se un cassetto aperto mostra a tutti i suoi gioielli.",
    },
    sticky_drawers: {
      label: "Cassetti che trattengono",
      help: "La probabilità che un gioiello resti incastrato sotto quando si apre il suo cassetto; 0 è mai.",
    },
    misopened_action: {
      label: "Agire se un cassetto trattiene",
      help: "Se cadono gioielli mentre altri stanno sopra, agisci come se non fosse caduto nulla.",
    },
    fill_order: {
      label: "Chi riempie e quando",
      help: "L’ordine in cui si riempie il cofanetto.",
    },
    first_player: {
      label: "Chi riempie per primo",
      help: "Quale posto riempie per primo il cofanetto, dove c’è un ordine.",
    },
    fill_fallen: {
      label: "Diamanti che cadono mentre si riempie",
      help: "Dove vanno i diamanti che cadono da un cassetto aperto per riempirlo.",
    },
    fill_moves: {
      label: "Mosse dopo aver riempito",
      help: "Quali mosse devi fare quando la tua quota è nel cofanetto.",
    },
    reveal: {
      label: "Rivelare le carte",
      help: "Se i contrabbandieri agiscono prima che gli altri si mostrino.",
    },
    played_cards: {
      label: "Carte giocate",
      help: "Se si può vedere che cosa ognuno ha giocato finora.",
    },
    box_actions: {
      label: "Mosse alla fine del turno",
      help: "Quante volte puoi ruotare o capovolgere il cofanetto.",
    },
    box_order: {
      label: "Quali due mosse",
      help: "Quali mosse vanno insieme, e in quale ordine.",
    },
    smuggler_takes: {
      label: "Che cosa prende un contrabbandiere",
      help: "Che ne è dei gioielli nel suo cassetto.",
    },
    smuggler_imitation: {
      label: "Contrabbandiere: imitazione",
      help: "Se deve mettere una delle sue imitazioni.",
    },
    share_if: {
      label: "Quando i contrabbandieri dividono",
      help: "Che cosa serve perché si dividano il cuscino rosso.",
    },
    jeweler_imitation: {
      label: "Gioielliere: imitazione",
      help: "Se deve mettere una delle sue imitazioni.",
    },
    alarm_alone: {
      label: "Un allarme rimasto solo",
      help: "Che cosa succede a un allarme in un cassetto senza gioielli.",
    },
    gemologist_imitation: {
      label: "Gioielliera: imitazione",
      help: "Se deve mettere una delle sue imitazioni.",
    },
    thief_takes: {
      label: "Che cosa prende un ladro",
      help: "Se deve prendere ciò che trova.",
    },
    master_thief_imitation: {
      label: "Maestro dei ladri: imitazione",
      help: "Può mettere un’imitazione quando ha finito di prendere.",
    },
    ruby_falls_to: {
      label: "Un rubino che cade",
      help: "Dove va un rubino che cade da uno scompartimento segreto.",
    },
    sixth_ruby: {
      label: "L’ultimo rubino",
      help: "Se prendere l’ultimo rubino chiude la partita.",
    },
    round_cap: {
      label: "Manche al massimo",
      help: "Dopo tante manche si contano i punti.",
    },
    tie_break: {
      label: "Parità",
      help: "Quali gioielli sul cuscino nero decidono in caso di parità.",
    },
  },
  values: {
    drawers_seen_by: { all: "tutti", opener: "solo chi l’ha aperto" },
    fill_order: { clockwise: "in senso orario", free: "chi apre per primo" },
    first_player: {
      chance: "decide il caso",
      seat_0: "posto 1",
      seat_1: "posto 2",
      seat_2: "posto 3",
      seat_3: "posto 4",
      seat_4: "posto 5",
      seat_5: "posto 6",
      seat_6: "posto 7",
      seat_7: "posto 8",
    },
    fill_fallen: { red: "sul cuscino rosso", same_drawer: "di nuovo nel cassetto" },
    fill_moves: {
      optional: "nessuna: fino a due, se vuoi",
      at_least_one: "almeno una",
      rotate_and_flip: "ruotare, poi capovolgere",
    },
    reveal: { all_at_once: "tutte insieme", smugglers_first: "prima i contrabbandieri" },
    played_cards: { face_down: "coperte", face_up: "scoperte" },
    box_actions: {
      one: "una al massimo",
      two: "fino a due",
      two_if_placed: "due se hai messo un’imitazione, altrimenti una",
    },
    box_order: {
      rotate_then_flip: "ruotare, poi capovolgere",
      either_order: "una per tipo, in qualsiasi ordine",
      any_two: "due qualsiasi",
    },
    smuggler_takes: {
      all_to_red: "tutto, per il cuscino rosso",
      one_unless_ring: "uno per sé, se non c’è una banda",
    },
    smuggler_imitation: {
      may: "può",
      must: "deve",
      must_unless_empty: "deve, se il cassetto non era vuoto",
    },
    share_if: {
      ring: "una banda: almeno due, e più dei detective",
      not_outnumbered: "i detective non sono più dei contrabbandieri",
    },
    jeweler_imitation: { may: "può", must: "deve" },
    alarm_alone: {
      owner_may_recover: "il proprietario può riprenderlo",
      recovered: "torna al proprietario",
      stays: "resta nel cassetto",
    },
    gemologist_imitation: {
      may: "può",
      must: "deve",
      must_unless_fell: "deve, se non sono caduti gioielli",
    },
    thief_takes: { may: "tutto o niente", must: "tutto" },
    ruby_falls_to: { red: "sul cuscino rosso", upper_secret: "di nuovo nel suo cassetto, sopra" },
    sixth_ruby: {
      at_once: "chiude subito la partita",
      end_of_round: "la chiude dopo la manche",
      never: "non la chiude",
    },
    tie_break: {
      rubies_sapphires: "i rubini, poi gli zaffiri",
      rubies_sapphires_diamonds: "i rubini, gli zaffiri, poi i diamanti",
    },
  },
};
