import type { profile as english } from "../en/profile";
import type { Messages } from "../messages";

export const profile: Messages<typeof english> = {
  yours: "Il tuo profilo",
  since: (given) => `Presente dal giorno ${given.date}.`,
  nothing: "Ancora nessuna partita finita",
  nothingHelp: "Le partite contano qui quando sono giocate fino in fondo.",
  won: (given) => `${given.wins} vinte su ${given.games} (${given.percent})`,
  points: (given) => `${given.points} punti a partita`,
  editions: "Per edizione",
  seats: "Per numero di giocatori",
  seatsOf: (given) => `in ${given.count}`,
  characters: "Per personaggio",
  charactersHelp: "Quante volte ciascuno è stato scelto, e quanto ha reso in media.",
  favourite: (given) => `Personaggio preferito: ${given.name}`,
  what: "Che cosa",
  played: "Partite",
  wins: "Vinte",
  average: "Punti ciascuna",
  chosen: "Scelto",
  moments: "Momenti migliori",
  momentsHelp:
    "Le mosse che hanno reso di più, in partite pubbliche. Ognuna si apre dove è avvenuta.",
  gain: (given) => `+${given.points} in ${given.game}`,
  on: (given) => `il ${given.date}`,
  watch: "Rivedi",
  watchOf: (given) => `Rivedi la mossa che ha reso ${given.points} punti in ${given.game}`,
  against: (given) => `Tu e ${given.name}`,
  record: (given) =>
    `${given.game}: su ${given.games} partite insieme, ${given.mine} a te e ${given.theirs} a ${given.name}.`,
  itIsYou: "Così ti vedono gli altri; solo tu vedi i momenti migliori di tutte le tue partite.",
  youBlocked: "Hai bloccato questa persona.",
  befriended: "Siete amici.",
  missing: "Qui non c’è nessuno",
};
