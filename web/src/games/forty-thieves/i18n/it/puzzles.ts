import type { Messages } from "../../../../i18n/messages";
import type { puzzles as english } from "../en/puzzles";

export const puzzles: Messages<typeof english> = {
  themes: {
    "certain-theft": "Quale furto è sicuro?",
    "which-interchange": "Quale scambio ne rende uno sicuro?",
    "which-replace": "Quale tessera, posata dove?",
    "which-glimpse": "Quale tessera va sbirciata?",
    "what-lies-under": "Che cosa c’è sotto?",
    "which-is-safe": "Quale tessera è innocua?",
  },
  whichGlimpse: (given) =>
    `Pensi a questo furto: ${given.place}. Quale tessera devi sbirciare per sapere se quelle quattro vanno insieme, qualunque cosa tu trovi?`,
  whatLiesUnder: (given) => `Nessuno ti ha mostrato la tessera in ${given.square}. Che cos’è?`,
  questions: {
    "certain-theft": "Un furto riesce di sicuro. Quale?",
    "which-interchange":
      "Nessun furto è ancora sicuro. Quali due tessere vanno scambiate per renderne uno sicuro?",
    "which-replace":
      "Nessun furto è ancora sicuro. Quale tessera della tua mano, posata dove, ne rende uno sicuro?",
    "which-is-safe":
      "Una di queste tessere non l’hai vista, eppure non può rovinare un furto: è di sicuro un ladro o un Amuleto. Quale?",
  },
  how: {
    glimpsed: "l’hai sbirciata",
    shown: "mostrata a tutti",
    "turned-up": "scoperta in un furto",
    held: "l’hai avuta in mano",
    played: "giocata apertamente",
    secret: "sbirciata da un altro e non mostrata: né Lanterna, né Pugnale, né Zaffiro",
    "lit-secret": "vista dalla Lanterna di un altro e non mostrata: nessuno Zaffiro",
  },
  turn: (given) => `turno ${given.turn}`,
  unknown: "non mostrata",
  swap: (given) => `${given.one} e ${given.other}`,
  lay: (given) => `${given.tile} in ${given.square}`,
  discard: (given) => `scarto ${given.number}`,
  yourTile: (given) => `tessera ${given.number} della tua mano`,
  tileOf: (given) => `tessera ${given.number} di ${given.name}`,
  keptOf: (given) => `tessera Zaffiro ${given.number} di ${given.name}`,
  eyeOf: (given) => `tessera Malocchio ${given.number} di ${given.name}`,
  yours: "te",
  canFail: (given) =>
    `Può fallire. Questo sarebbe possibile, e non è una combinazione: ${given.world}.`,
  bestCanFail: (given) =>
    `Allora anche il furto migliore può fallire, in ${given.place}. Questo sarebbe possibile, e non è una combinazione: ${given.world}.`,
  leavesOpen: (given) =>
    `Se lì trovi questo: ${given.front}, resta aperto. Queste andrebbero insieme: ${given.works}. Queste no: ${given.fails}. Entrambe le cose sono possibili.`,
  ruledOut: (given) => `Lo esclude ciò che sai di queste: ${given.by}.`,
  canBe: (given) => `Può ancora essere questo, che rovina un furto: ${given.front}.`,
  jarsAlone: "Lo dicono le giare da sole.",
  thenCertain: (given) => `Allora questo furto è sicuro: ${given.place}.`,
  follows: (given) => `Segue da ciò che sai di: ${given.from}.`,
};
