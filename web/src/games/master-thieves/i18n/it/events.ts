// What is told at a table of Master Thieves, event by event.

import { list } from "../../../../i18n/it/grammar";
import { does, His, his, own, win } from "../../../../i18n/it/who";
import type { Messages } from "../../../../i18n/messages";
import type { tell as english } from "../en/events";
import { gems, some } from "./grammar";

const falls = {
  red: "cade sul cuscino rosso",
  owner: "cade e va al proprietario dell’allarme",
  drawer: "cade e torna nello stesso cassetto",
  black: "cade su un cuscino nero",
  secret: "cade e va nello scompartimento segreto superiore",
};

const fall: typeof falls = {
  red: "cadono sul cuscino rosso",
  owner: "cadono e vanno al proprietario dell’allarme",
  drawer: "cadono e tornano nello stesso cassetto",
  black: "cadono su un cuscino nero",
  secret: "cadono e vanno nello scompartimento segreto superiore",
};

const rotated = {
  rotate_1_cw: "il piano superiore in senso orario",
  rotate_1_ccw: "il piano superiore in senso antiorario",
  rotate_2_cw: "i due piani superiori in senso orario",
  rotate_2_ccw: "i due piani superiori in senso antiorario",
};

export const tell: Messages<typeof english> = {
  dealt: (given) =>
    given.cards === null
      ? `${does(given.who, "hai", "ha")} sei carte.`
      : `${own(given.who, "Le tue carte", `Le carte di ${given.who.name}`)}: ${given.cards}.`,
  rubiesPlaced: (given) =>
    `Dei rubini vanno negli scompartimenti segreti superiori, cassetti ${given.places}.`,
  fillingBegun: (given) =>
    `${does(given.who, "ricevi", "riceve")} ${gems(given.gems)} per il cofanetto.`,
  diamondsPut: (given) =>
    `${does(given.who, "metti", "mette")} ${gems(given.gems)} nel cassetto ${given.place}.`,
  roundBegun: (given) => `Comincia la manche ${given.round}.`,
  chose: (given) =>
    given.character === null
      ? `${does(given.who, "posi", "posa")} una carta coperta.`
      : `${does(given.who, "posi", "posa")} una carta coperta: ${given.character}.`,
  revealed: (given) => `Carte rivelate: ${given.cards}.`,
  cardOf: (given) => `${given.character} ${given.number} (${own(given.who, "tu", given.who.name)})`,
  turnBegun: (given) =>
    `${own(given.who, "Il tuo turno", `Turno di ${given.who.name}`)}: ${given.character}.`,
  opened: (given) => `${does(given.who, "apri", "apre")} il cassetto ${given.place}.`,
  fell: (given) => `${gems(given.gems)} ${(given.one ? falls : fall)[given.to]}.`,
  fellWithAlarm: (given) =>
    `Cade ${his(given.who, "l’", "allarme")}, e con l’allarme ${gems(given.gems)}, ${given.toOwner ? `sul ${own(given.who, "tuo", "suo")} cuscino nero` : "sul cuscino rosso"}.`,
  alarmFell: (given) => `${His(given.who, "L’", "allarme")} cade da solo e torna sul foglio.`,
  seenBy: (given) =>
    given.who?.you
      ? "Solo tu vedi che cosa c’è."
      : `Solo ${given.who?.name ?? "chi ha aperto"} vede che cosa c’è.`,
  seenNothing: "Non c’è niente.",
  seen: (given) => `${given.one ? "C’è" : "Ci sono"} ${gems(given.gems)}.`,
  seenWithAlarm: (given) =>
    `${given.one ? "C’è" : "Ci sono"} ${gems(given.gems)}, con ${his(given.who, "l’", "allarme")}.`,
  seenAlarm: (given) => `C’è solo ${his(given.who, "l’", "allarme")}.`,
  took: (given) =>
    `${does(given.who, "prendi", "prende")} ${gems(given.gems)}${given.toRed ? " per il cuscino rosso" : ""}.`,
  tookNothing: (given) => `${does(given.who, "non trovi", "non trova")} niente da prendere.`,
  tookRuby: (given) => `${does(given.who, "prendi", "prende")} il rubino.`,
  left: (given) => `${does(given.who, "non prendi", "non prende")} niente.`,
  looked: (given) => `${does(given.who, "guardi", "guarda")} più in fondo.`,
  secretBy: (given) =>
    given.who?.you
      ? "Solo tu vedi che cosa c’è in fondo."
      : `Solo ${given.who?.name ?? "il maestro dei ladri"} vede che cosa c’è in fondo.`,
  secretShort: "Il cassetto è corto: non c’è scompartimento segreto.",
  secretRuby: "C’è un rubino nello scompartimento segreto.",
  secretNone: "Non c’è nessun rubino nello scompartimento segreto.",
  rubyFell: (given) => `Un rubino ${falls[given.to]}.`,
  placed: (given) => `${does(given.who, "metti", "mette")} ${given.gem}.`,
  placedNothing: (given) => `${does(given.who, "non metti", "non mette")} altro.`,
  alarmSet: (given) =>
    `${does(given.who, "metti", "mette")} ${own(given.who, "il tuo ", "l’")}allarme nel cassetto ${given.place}.`,
  alarmKept: (given) =>
    `${does(given.who, "tieni", "tiene")} ${own(given.who, "il tuo ", "l’")}allarme.`,
  alarmLeftAlone: (given) =>
    `${His(given.who, "L’", "allarme")} è rimasto solo nel cassetto ${given.place}.`,
  alarmRecovered: (given) =>
    `${does(given.who, "riprendi", "riprende")} ${own(given.who, "il tuo ", "l’")}allarme rimasto solo nel cassetto ${given.place}.`,
  alarmLetLie: (given) =>
    `${does(given.who, "lasci", "lascia")} lì ${own(given.who, "il tuo ", "l’")}allarme.`,
  boxMoved: (given) =>
    given.move === "flip"
      ? `${does(given.who, "capovolgi", "capovolge")} il cofanetto.`
      : `${does(given.who, "ruoti", "ruota")} ${rotated[given.move]}.`,
  boxSetUp: "Il cofanetto viene capovolto.",
  turnEnded: (given) => `${His(given.who, "Il ", "turno")} è finito.`,
  smugglersCounted: (given) =>
    `${list(some(given.smugglers, "contrabbandiere", "contrabbandieri")) || "Nessun contrabbandiere"}, ${
      list(some(given.detectives, "detective", "detective")) || "nessun detective"
    }: il cuscino rosso ${given.share ? "si può dividere" : "resta dov’è"}.`,
  picked: (given) => `${does(given.who, "scegli", "sceglie")} ${given.gem} dal cuscino rosso.`,
  roundEnded: (given) => `La manche ${given.round} è finita.`,
  cardsPassed: "Tutti passano le sei carte al vicino di sinistra.",
  ending: {
    empty_pillow: "Un cuscino bianco è vuoto: la partita è finita.",
    sixth_ruby: "Il sesto rubino è preso: la partita è finita.",
    round_cap: "Era l’ultima manche: la partita è finita.",
  },
  gameOver: (given) =>
    given.winners.length === 0 ? given.ending : `${given.ending} ${win(given.winners)}.`,
};
