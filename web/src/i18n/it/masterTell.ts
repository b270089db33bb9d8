// What is told at a table of Master Thieves, event by event.

import type { tell as english } from "../en/masterTell";
import type { Messages } from "../messages";
import { joined, some } from "./masterGrammar";

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

const turned = {
  rotate_1_cw: "ruota il piano superiore in senso orario",
  rotate_1_ccw: "ruota il piano superiore in senso antiorario",
  rotate_2_cw: "ruota i due piani superiori in senso orario",
  rotate_2_ccw: "ruota i due piani superiori in senso antiorario",
  flip: "capovolge il cofanetto",
};

export const tell: Messages<typeof english> = {
  dealt: (given) =>
    given.cards === null
      ? `${given.name} ha sei carte.`
      : `Le carte di ${given.name}: ${given.cards}.`,
  rubiesPlaced: (given) =>
    `Dei rubini vanno negli scompartimenti segreti superiori, cassetti ${given.places}.`,
  fillingBegun: (given) => `${given.name} riceve ${given.gems} per il cofanetto.`,
  diamondsPut: (given) => `${given.name} mette ${given.gems} nel cassetto ${given.place}.`,
  roundBegun: (given) => `Comincia la manche ${given.round}.`,
  chose: (given) =>
    given.character === null
      ? `${given.name} posa una carta coperta.`
      : `${given.name} posa una carta coperta: ${given.character}.`,
  revealed: (given) => `Carte rivelate: ${given.cards}.`,
  cardOf: (given) => `${given.name} ${given.character} ${given.number}`,
  turnBegun: (given) => `Turno di ${given.name}: ${given.character}.`,
  opened: (given) => `${given.name} apre il cassetto ${given.place}.`,
  fell: (given) => `${given.gems} ${(given.one ? falls : fall)[given.to]}.`,
  fellWithAlarm: (given) =>
    `Cade l’allarme di ${given.name}, e con l’allarme ${given.gems}, ${given.toOwner ? "sul suo cuscino nero" : "sul cuscino rosso"}.`,
  alarmFell: (given) => `L’allarme di ${given.name} cade da solo e torna sul foglio.`,
  seenBy: (given) => `Solo ${given.name ?? "chi ha aperto"} vede che cosa c’è.`,
  seenNothing: "Non c’è niente.",
  seen: (given) => `${given.one ? "C’è" : "Ci sono"} ${given.gems}.`,
  seenWithAlarm: (given) =>
    `${given.one ? "C’è" : "Ci sono"} ${given.gems}, con l’allarme di ${given.name}.`,
  seenAlarm: (given) => `C’è solo l’allarme di ${given.name}.`,
  took: (given) =>
    `${given.name} prende ${given.gems}${given.toRed ? " per il cuscino rosso" : ""}.`,
  tookNothing: (given) => `${given.name} non trova niente da prendere.`,
  tookRuby: (given) => `${given.name} prende il rubino.`,
  left: (given) => `${given.name} non prende niente.`,
  looked: (given) => `${given.name} guarda più in fondo.`,
  secretBy: (given) => `Solo ${given.name ?? "il maestro dei ladri"} vede che cosa c’è in fondo.`,
  secretShort: "Il cassetto è corto: non c’è scompartimento segreto.",
  secretRuby: "C’è un rubino nello scompartimento segreto.",
  secretNone: "Non c’è nessun rubino nello scompartimento segreto.",
  rubyFell: (given) => `Un rubino ${falls[given.to]}.`,
  placed: (given) => `${given.name} mette ${given.gem}.`,
  placedNothing: (given) => `${given.name} non mette altro.`,
  alarmSet: (given) => `${given.name} mette l’allarme nel cassetto ${given.place}.`,
  alarmKept: (given) => `${given.name} tiene l’allarme.`,
  alarmLeftAlone: (given) =>
    `L’allarme di ${given.name} è rimasto solo nel cassetto ${given.place}.`,
  alarmRecovered: (given) =>
    `${given.name} riprende l’allarme rimasto solo nel cassetto ${given.place}.`,
  alarmLetLie: (given) => `${given.name} lascia lì l’allarme.`,
  boxMoved: (given) => `${given.name} ${turned[given.move]}.`,
  boxSetUp: "Il cofanetto viene capovolto.",
  turnEnded: (given) => `Il turno di ${given.name} è finito.`,
  smugglersCounted: (given) =>
    `${joined(some(given.smugglers, "contrabbandiere", "contrabbandieri")) || "Nessun contrabbandiere"}, ${
      joined(some(given.detectives, "detective", "detective")) || "nessun detective"
    }: il cuscino rosso ${given.share ? "si può dividere" : "resta dov’è"}.`,
  picked: (given) => `${given.name} sceglie ${given.gem} dal cuscino rosso.`,
  roundEnded: (given) => `La manche ${given.round} è finita.`,
  cardsPassed: "Tutti passano le sei carte al vicino di sinistra.",
  ending: {
    empty_pillow: "Un cuscino bianco è vuoto: la partita è finita.",
    sixth_ruby: "Il sesto rubino è preso: la partita è finita.",
    round_cap: "Era l’ultima manche: la partita è finita.",
  },
  gameOver: (given) =>
    given.names === ""
      ? given.ending
      : `${given.ending} ${given.many ? "Vincono" : "Vince"} ${given.names}.`,
};
