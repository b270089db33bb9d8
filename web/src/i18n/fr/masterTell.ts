// What is told at a table of Master Thieves, event by event.

import type { tell as english } from "../en/masterTell";
import type { Messages } from "../messages";
import { de } from "./grammar";
import { joined, some } from "./masterGrammar";

const fallsWhere = {
  red: "sur le coussin rouge",
  owner: "pour le propriétaire de l’alarme",
  drawer: "et reviennent dans le même tiroir",
  black: "sur un coussin noir",
  secret: "dans le compartiment secret supérieur",
};

const turned = {
  rotate_1_cw: "fait pivoter l’étage du haut dans le sens horaire",
  rotate_1_ccw: "fait pivoter l’étage du haut dans le sens antihoraire",
  rotate_2_cw: "fait pivoter les deux étages du haut dans le sens horaire",
  rotate_2_ccw: "fait pivoter les deux étages du haut dans le sens antihoraire",
  flip: "retourne le coffret",
};

export const tell: Messages<typeof english> = {
  dealt: (given) =>
    given.cards === null
      ? `${given.name} a six cartes.`
      : `Les cartes ${de(given.name)} : ${given.cards}.`,
  rubiesPlaced: (given) =>
    `Des rubis vont dans les compartiments secrets supérieurs, tiroirs ${given.places}.`,
  fillingBegun: (given) => `${given.name} reçoit ${given.gems} pour le coffret.`,
  diamondsPut: (given) => `${given.name} met ${given.gems} dans le tiroir ${given.place}.`,
  roundBegun: (given) => `La manche ${given.round} commence.`,
  chose: (given) =>
    given.character === null
      ? `${given.name} pose une carte face cachée.`
      : `${given.name} pose une carte face cachée : ${given.character}.`,
  revealed: (given) => `Cartes dévoilées : ${given.cards}.`,
  cardOf: (given) => `${given.name} ${given.character} ${given.number}`,
  turnBegun: (given) => `Au tour ${de(given.name)} : ${given.character}.`,
  opened: (given) => `${given.name} ouvre le tiroir ${given.place}.`,
  fell: (given) =>
    given.to === "drawer"
      ? `${given.gems} ${given.one ? "tombe et revient" : "tombent et reviennent"} dans le même tiroir.`
      : `${given.gems} ${given.one ? "tombe" : "tombent"} ${fallsWhere[given.to]}.`,
  fellWithAlarm: (given) =>
    `L’alarme ${de(given.name)} tombe, et ${given.gems} avec elle, ${given.toOwner ? `pour ${given.name}` : fallsWhere.red}.`,
  alarmFell: (given) => `L’alarme ${de(given.name)} tombe seule et lui revient.`,
  seenBy: (given) =>
    `Personne ne voit ce qu’il y a là, sauf ${given.name ?? "celui qui a ouvert"}.`,
  seenNothing: "Il n’y a rien là.",
  seen: (given) => `Il y a là ${given.gems}.`,
  seenWithAlarm: (given) => `Il y a là ${given.gems}, avec l’alarme ${de(given.name)}.`,
  seenAlarm: (given) => `L’alarme ${de(given.name)} est là, seule.`,
  took: (given) =>
    `${given.name} prend ${given.gems}${given.toRed ? " pour le coussin rouge" : ""}.`,
  tookNothing: (given) => `${given.name} ne trouve rien à prendre.`,
  tookRuby: (given) => `${given.name} prend le rubis.`,
  left: (given) => `${given.name} ne prend rien.`,
  looked: (given) => `${given.name} cherche plus loin.`,
  secretBy: (given) =>
    `Personne ne voit ce qu’il y a derrière, sauf ${given.name ?? "le maître voleur"}.`,
  secretShort: "Le tiroir est court : pas de compartiment secret.",
  secretRuby: "Un rubis est dans le compartiment secret.",
  secretNone: "Il n’y a pas de rubis dans le compartiment secret.",
  rubyFell: (given) =>
    given.to === "drawer"
      ? "Un rubis tombe et revient dans le même tiroir."
      : `Un rubis tombe ${fallsWhere[given.to]}.`,
  placed: (given) => `${given.name} place ${given.gem}.`,
  placedNothing: (given) => `${given.name} ne place plus rien.`,
  alarmSet: (given) => `${given.name} pose son alarme dans le tiroir ${given.place}.`,
  alarmKept: (given) => `${given.name} garde son alarme.`,
  alarmLeftAlone: (given) =>
    `L’alarme ${de(given.name)} reste seule dans le tiroir ${given.place}.`,
  alarmRecovered: (given) =>
    `${given.name} récupère son alarme, seule dans le tiroir ${given.place}.`,
  alarmLetLie: (given) => `${given.name} laisse son alarme là.`,
  boxMoved: (given) => `${given.name} ${turned[given.move]}.`,
  boxSetUp: "Le coffret est retourné.",
  turnEnded: (given) => `Le tour ${de(given.name)} est fini.`,
  smugglersCounted: (given) =>
    `${joined(some(given.smugglers, "contrebandier", "contrebandiers")) || "Aucun contrebandier"}, ${
      joined(some(given.detectives, "détective", "détectives")) || "aucun détective"
    } : le coussin rouge ${given.share ? "peut être partagé" : "reste là"}.`,
  picked: (given) => `${given.name} choisit ${given.gem} sur le coussin rouge.`,
  roundEnded: (given) => `La manche ${given.round} est finie.`,
  cardsPassed: "Chacun transmet ses six cartes à son voisin de gauche.",
  ending: {
    empty_pillow: "Un coussin blanc est vide : la partie est finie.",
    sixth_ruby: "Le sixième rubis est pris : la partie est finie.",
    round_cap: "C’était la dernière manche : la partie est finie.",
  },
  gameOver: (given) =>
    given.names === ""
      ? given.ending
      : `${given.ending} ${given.names} ${given.many ? "gagnent" : "gagne"}.`,
};
