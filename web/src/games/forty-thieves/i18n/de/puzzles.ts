import type { Messages } from "../../../../i18n/messages";
import type { puzzles as english } from "../en/puzzles";

export const puzzles: Messages<typeof english> = {
  themes: {
    "certain-theft": "Welcher Diebstahl ist sicher?",
    "which-interchange": "Welcher Tausch macht einen sicher?",
    "which-replace": "Welches Plättchen, wohin?",
    "which-glimpse": "Welches muss man ansehen?",
    "what-lies-under": "Was liegt darunter?",
    "which-is-safe": "Welches ist ungefährlich?",
  },
  whichGlimpse: (given) =>
    `Du denkst an diesen Diebstahl: ${given.place}. Welches eine Plättchen musst du ansehen, um zu wissen, ob diese vier zusammenpassen, was auch immer du findest?`,
  whatLiesUnder: (given) =>
    `Niemand hat dir das Plättchen auf ${given.square} gezeigt. Was ist es?`,
  questions: {
    "certain-theft": "Ein Diebstahl gelingt mit Sicherheit. Welcher?",
    "which-interchange":
      "Noch ist kein Diebstahl sicher. Welche zwei Plättchen müssen die Plätze tauschen, damit es einer wird?",
    "which-replace":
      "Noch ist kein Diebstahl sicher. Welches Plättchen deiner Hand, wohin gelegt, macht einen sicher?",
    "which-is-safe":
      "Eines dieser Plättchen hast du nicht gesehen, und doch kann es keinen Diebstahl verderben: Es ist mit Sicherheit ein Dieb oder ein Amulett. Welches?",
  },
  how: {
    glimpsed: "du hast es angesehen",
    shown: "allen gezeigt",
    "turned-up": "bei einem Diebstahl aufgedeckt",
    held: "du hattest es auf der Hand",
    played: "offen ausgespielt",
    secret: "von jemandem angesehen und nicht gezeigt: weder Laterne noch Dolch noch Saphir",
    "lit-secret": "im Licht einer fremden Laterne gesehen und nicht gezeigt: kein Saphir",
  },
  turn: (given) => `Zug ${given.turn}`,
  unknown: "nicht gezeigt",
  swap: (given) => `${given.one} und ${given.other}`,
  lay: (given) => `${given.tile} auf ${given.square}`,
  discard: (given) => `Ablage ${given.number}`,
  yourTile: (given) => `Plättchen ${given.number} deiner Hand`,
  tileOf: (given) => `Plättchen ${given.number} von ${given.name}`,
  keptOf: (given) => `Saphirplättchen ${given.number} von ${given.name}`,
  eyeOf: (given) => `Böser Blick ${given.number} von ${given.name}`,
  yours: "dir",
  canFail: (given) =>
    `Er kann misslingen. Das wäre möglich und ist keine Kombination: ${given.world}.`,
  bestCanFail: (given) =>
    `Dann kann selbst der beste Diebstahl misslingen, bei ${given.place}. Das wäre möglich und ist keine Kombination: ${given.world}.`,
  leavesOpen: (given) =>
    `Findest du dort dies: ${given.front}, so bleibt es offen. Das passte zusammen: ${given.works}. Das nicht: ${given.fails}. Beides ist möglich.`,
  ruledOut: (given) => `Was du hiervon weißt, schließt es aus: ${given.by}.`,
  canBe: (given) => `Es kann noch dies sein, was einen Diebstahl verdirbt: ${given.front}.`,
  jarsAlone: "Das sagen schon die Krüge allein.",
  thenCertain: (given) => `Dann ist dieser Diebstahl sicher: ${given.place}.`,
  follows: (given) => `Es folgt aus dem, was du hiervon weißt: ${given.from}.`,
};
