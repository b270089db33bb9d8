import type { replay as english } from "../en/replay";
import type { Messages } from "../messages";
import { withDe } from "./grammar";

export const replay: Messages<typeof english> = {
  title: (given) => `Revoir : ${given.game}`,
  eyes: "Par les yeux de qui",
  eyesOf: (given) => `les yeux ${withDe(given.name)}`,
  spectator: "les yeux d’un spectateur",
  all: "tout à découvert",
  controls: "Lecture",
  first: "Au début",
  back: "Une étape en arrière",
  play: "Lecture",
  pause: "Pause",
  forward: "Une étape en avant",
  last: "À la fin",
  speed: "Vitesse",
  speedOf: (given) => `${String(given.factor).replace(".", ",")}×`,
  scrub: "Moment de la partie",
  step: (given) => `Étape ${given.step} sur ${given.all}`,
  round: "Aller à",
  chapters: {
    start: "Le début",
    round: (given) => `Manche ${given.number}`,
    turn: (given) => `Tour ${given.number}`,
  },
  link: "Lien vers ce moment",
  keys: "Flèches : un pas ; Page préc. et suiv. : une manche ou un tour ; espace : lecture et pause.",
  more: "Manche, vitesse, point de vue",
  result: "Le résultat",
  back_to_table: "À la table",
  running: "Cette partie est encore en cours.",
  runningHelp: "On pourra la revoir quand elle sera finie.",
  none: "Il n’y a encore rien à voir",
  noneHelp: "Cette partie n’a jamais été distribuée.",
};
