import type { Messages } from "../../../../i18n/messages";
import type { puzzles as english } from "../en/puzzles";

export const puzzles: Messages<typeof english> = {
  themes: {
    "certain-theft": "Quel vol est sûr ?",
    "which-interchange": "Quel échange en rend un sûr ?",
    "which-replace": "Quelle tuile, posée où ?",
    "which-glimpse": "Quelle tuile faut-il entrevoir ?",
    "what-lies-under": "Qu’y a-t-il dessous ?",
    "which-is-safe": "Quelle tuile est sans danger ?",
  },
  whichGlimpse: (given) =>
    `Tu songes à ce vol : ${given.place}. Quelle tuile dois-tu entrevoir pour savoir si ces quatre vont ensemble, quoi que tu trouves ?`,
  whatLiesUnder: (given) => `Personne ne t’a montré la tuile en ${given.square}. Qu’est-ce ?`,
  questions: {
    "certain-theft": "Un vol réussira à coup sûr. Lequel ?",
    "which-interchange":
      "Aucun vol n’est encore sûr. Quelles deux tuiles faut-il échanger pour en rendre un sûr ?",
    "which-replace":
      "Aucun vol n’est encore sûr. Quelle tuile de ta main, posée où, en rend un sûr ?",
    "which-is-safe":
      "Tu n’as pas vu l’une de ces tuiles, et pourtant elle ne peut gâcher aucun vol : c’est à coup sûr un voleur ou une Amulette. Laquelle ?",
  },
  how: {
    glimpsed: "tu l’as entrevue",
    shown: "montrée à tous",
    "turned-up": "retournée lors d’un vol",
    held: "tu l’as eue en main",
    played: "jouée ouvertement",
    secret: "entrevue par un autre et pas montrée : ni Lanterne, ni Poignard, ni Saphir",
    "lit-secret": "vue à la Lanterne d’un autre et pas montrée : pas de Saphir",
  },
  turn: (given) => `tour ${given.turn}`,
  unknown: "pas montrée",
  swap: (given) => `${given.one} et ${given.other}`,
  lay: (given) => `${given.tile} en ${given.square}`,
  discard: (given) => `défausse ${given.number}`,
  yourTile: (given) => `tuile ${given.number} de ta main`,
  tileOf: (given) => `tuile ${given.number} de ${given.name}`,
  keptOf: (given) => `tuile Saphir ${given.number} de ${given.name}`,
  eyeOf: (given) => `tuile Mauvais Œil ${given.number} de ${given.name}`,
  yours: "toi",
  canFail: (given) =>
    `Il peut échouer. Ceci serait possible, sans former de combinaison : ${given.world}.`,
  bestCanFail: (given) =>
    `Alors même le meilleur vol peut échouer, en ${given.place}. Ceci serait possible, sans former de combinaison : ${given.world}.`,
  leavesOpen: (given) =>
    `Si tu y trouves ceci : ${given.front}, la question reste ouverte. Ceci irait ensemble : ${given.works}. Ceci non : ${given.fails}. Les deux sont possibles.`,
  ruledOut: (given) => `Ce que tu sais de ces tuiles l’exclut : ${given.by}.`,
  canBe: (given) => `Ce peut encore être ceci, qui gâche un vol : ${given.front}.`,
  jarsAlone: "Les jarres seules le disent.",
  thenCertain: (given) => `Alors ce vol est sûr : ${given.place}.`,
  follows: (given) => `Cela découle de ce que tu sais de : ${given.from}.`,
};
