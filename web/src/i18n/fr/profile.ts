import type { profile as english } from "../en/profile";
import type { Messages } from "../messages";

export const profile: Messages<typeof english> = {
  yours: "Ton profil",
  since: (given) => `Ici depuis le ${given.date}.`,
  nothing: "Aucune partie terminée",
  nothingHelp: "Les parties comptent ici dès qu’elles sont jouées jusqu’au bout.",
  won: (given) => `${given.wins} gagnées sur ${given.games} (${given.percent})`,
  points: (given) => `${given.points} points par partie`,
  editions: "Par édition",
  seats: "Par nombre de joueurs",
  seatsOf: (given) => `à ${given.count}`,
  characters: "Par personnage",
  charactersHelp: "Combien de fois chacun a été choisi, et ce que cela a rapporté en moyenne.",
  favourite: (given) => `Personnage préféré : ${given.name}`,
  what: "Quoi",
  played: "Parties",
  wins: "Gagnées",
  average: "Points chacune",
  chosen: "Choisi",
  moments: "Meilleurs moments",
  momentsHelp:
    "Les coups qui ont le plus rapporté, dans des parties publiques. Chacun s’ouvre là où il a eu lieu.",
  gain: (given) => `+${given.points} dans ${given.game}`,
  on: (given) => `le ${given.date}`,
  watch: "Revoir",
  watchOf: (given) => `Revoir le coup qui a rapporté ${given.points} points dans ${given.game}`,
  against: (given) => `${given.name} et toi`,
  record: (given) =>
    `${given.game} : sur ${given.games} parties ensemble, ${given.mine} pour toi et ${given.theirs} pour ${given.name}.`,
  itIsYou:
    "C’est ainsi que les autres te voient ; toi seul vois les meilleurs moments de toutes tes parties.",
  youBlocked: "Tu as bloqué cette personne.",
  befriended: "Vous êtes amis.",
  missing: "Il n’y a personne ici",
};
