// What is told at a table of Master Thieves, event by event.

import { list, withDe } from "../../../../i18n/fr/grammar";
import { Alarm, alarm, does, own, Turn, whom, win } from "../../../../i18n/fr/who";
import type { Messages } from "../../../../i18n/messages";
import type { tell as english } from "../en/events";
import { gems, some } from "./grammar";

const fallsWhere = {
  red: "sur le coussin rouge",
  owner: "pour le propriétaire de l’alarme",
  drawer: "et reviennent dans le même tiroir",
  black: "sur un coussin noir",
  secret: "dans le compartiment secret supérieur",
};

const rotated = {
  rotate_1_cw: "l’étage du haut dans le sens horaire",
  rotate_1_ccw: "l’étage du haut dans le sens antihoraire",
  rotate_2_cw: "les deux étages du haut dans le sens horaire",
  rotate_2_ccw: "les deux étages du haut dans le sens antihoraire",
};

export const tell: Messages<typeof english> = {
  dealt: (given) =>
    given.cards === null
      ? `${does(given.who, "as", "a")} six cartes.`
      : `${given.who.you ? "Tes cartes" : `Les cartes ${withDe(given.who.name)}`} : ${given.cards}.`,
  rubiesPlaced: (given) =>
    `Des rubis vont dans les compartiments secrets supérieurs, tiroirs ${given.places}.`,
  fillingBegun: (given) =>
    `${does(given.who, "reçois", "reçoit")} ${gems(given.gems)} pour le coffret.`,
  diamondsPut: (given) =>
    `${does(given.who, "mets", "met")} ${gems(given.gems)} dans le tiroir ${given.place}.`,
  roundBegun: (given) => `La manche ${given.round} commence.`,
  chose: (given) =>
    given.character === null
      ? `${does(given.who, "poses", "pose")} une carte face cachée.`
      : `${does(given.who, "poses", "pose")} une carte face cachée : ${given.character}.`,
  revealed: (given) => `Cartes dévoilées : ${given.cards}.`,
  cardOf: (given) => `${given.character} ${given.number} (${whom(given.who)})`,
  turnBegun: (given) =>
    `${given.who.you ? "À toi" : `Au tour ${withDe(given.who.name)}`} : ${given.character}.`,
  opened: (given) => `${does(given.who, "ouvres", "ouvre")} le tiroir ${given.place}.`,
  fell: (given) =>
    given.to === "drawer"
      ? `${gems(given.gems)} ${given.one ? "tombe et revient" : "tombent et reviennent"} dans le même tiroir.`
      : `${gems(given.gems)} ${given.one ? "tombe" : "tombent"} ${fallsWhere[given.to]}.`,
  fellWithAlarm: (given) =>
    `${Alarm(given.who)} tombe, et ${gems(given.gems)} avec elle, ${given.toOwner ? `pour ${whom(given.who)}` : fallsWhere.red}.`,
  alarmFell: (given) =>
    `${Alarm(given.who)} tombe seule et ${own(given.who, "te", "lui")} revient.`,
  seenBy: (given) =>
    `Personne ne voit ce qu’il y a là, sauf ${given.who === null ? "celui qui a ouvert" : whom(given.who)}.`,
  seenNothing: "Il n’y a rien là.",
  seen: (given) => `Il y a là ${gems(given.gems)}.`,
  seenWithAlarm: (given) => `Il y a là ${gems(given.gems)}, avec ${alarm(given.who)}.`,
  seenAlarm: (given) => `${Alarm(given.who)} est là, seule.`,
  took: (given) =>
    `${does(given.who, "prends", "prend")} ${gems(given.gems)}${given.toRed ? " pour le coussin rouge" : ""}.`,
  tookNothing: (given) => `${does(given.who, "ne trouves", "ne trouve")} rien à prendre.`,
  tookRuby: (given) => `${does(given.who, "prends", "prend")} le rubis.`,
  left: (given) => `${does(given.who, "ne prends", "ne prend")} rien.`,
  looked: (given) => `${does(given.who, "cherches", "cherche")} plus loin.`,
  secretBy: (given) =>
    `Personne ne voit ce qu’il y a derrière, sauf ${given.who === null ? "le maître voleur" : whom(given.who)}.`,
  secretShort: "Le tiroir est court : pas de compartiment secret.",
  secretRuby: "Un rubis est dans le compartiment secret.",
  secretNone: "Il n’y a pas de rubis dans le compartiment secret.",
  rubyFell: (given) =>
    given.to === "drawer"
      ? "Un rubis tombe et revient dans le même tiroir."
      : `Un rubis tombe ${fallsWhere[given.to]}.`,
  placed: (given) => `${does(given.who, "places", "place")} ${given.gem}.`,
  placedNothing: (given) => `${does(given.who, "ne places", "ne place")} plus rien.`,
  alarmSet: (given) =>
    `${does(given.who, "poses", "pose")} ${own(given.who, "ton", "son")} alarme dans le tiroir ${given.place}.`,
  alarmKept: (given) =>
    `${does(given.who, "gardes", "garde")} ${own(given.who, "ton", "son")} alarme.`,
  alarmLeftAlone: (given) => `${Alarm(given.who)} reste seule dans le tiroir ${given.place}.`,
  alarmRecovered: (given) =>
    `${does(given.who, "récupères", "récupère")} ${own(given.who, "ton", "son")} alarme, seule dans le tiroir ${given.place}.`,
  alarmLetLie: (given) =>
    `${does(given.who, "laisses", "laisse")} ${own(given.who, "ton", "son")} alarme là.`,
  boxMoved: (given) =>
    given.move === "flip"
      ? `${does(given.who, "retournes", "retourne")} le coffret.`
      : `${does(given.who, "fais pivoter", "fait pivoter")} ${rotated[given.move]}.`,
  boxSetUp: "Le coffret est retourné.",
  turnEnded: (given) => `${Turn(given.who)} est fini.`,
  smugglersCounted: (given) =>
    `${list(some(given.smugglers, "contrebandier", "contrebandiers")) || "Aucun contrebandier"}, ${
      list(some(given.detectives, "détective", "détectives")) || "aucun détective"
    } : le coussin rouge ${given.share ? "peut être partagé" : "reste là"}.`,
  picked: (given) => `${does(given.who, "choisis", "choisit")} ${given.gem} sur le coussin rouge.`,
  roundEnded: (given) => `La manche ${given.round} est finie.`,
  cardsPassed: "Chacun transmet ses six cartes à son voisin de gauche.",
  ending: {
    empty_pillow: "Un coussin blanc est vide : la partie est finie.",
    sixth_ruby: "Le sixième rubis est pris : la partie est finie.",
    round_cap: "C’était la dernière manche : la partie est finie.",
  },
  gameOver: (given) =>
    given.winners.length === 0 ? given.ending : `${given.ending} ${win(given.winners)}.`,
};
