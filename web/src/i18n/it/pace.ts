import type { pace as english } from "../en/pace";
import type { Messages } from "../messages";

export const pace: Messages<typeof english> = {
  title: "Ritmo del tavolo",
  help: "Per quanto si mostra ogni mossa e quanto tempo si prendono i bot.",
  ownHelp: "Quanto in fretta lo vedi tu. Per gli altri resta il ritmo del tavolo.",
  paces: { calm: "calmo", normal: "normale", brisk: "vivace", "at-once": "immediato" },
  asTable: "come il tavolo",
  tap: "Tocca il tavolo, o premi G, per vedere subito la fine di una mossa.",
  quick: "Ritmo e impostazioni",
  hints: "Si possono chiedere suggerimenti",
  reactions: "Ogni tanto i ladri dicono qualcosa",
  haptics: "Il dispositivo vibra nei grandi momenti",
  more: "Tutte le impostazioni",
  again: "Dal tuo ultimo turno",
  againHelp: "Rivedi che cosa è successo dal tuo ultimo turno",
  showing: "Di nuovo: dal tuo ultimo turno",
  stop: "Ferma",
  nothing: "Dal tuo ultimo turno non è successo nulla.",
  missed: "Ti sei perso qualcosa.",
  show: "Fammi rivedere",
  dismiss: "Non ora",
  welcomeBack: (given) =>
    given.count === 1
      ? "Eccoti di nuovo: un bot ha giocato una mossa per te."
      : `Eccoti di nuovo: un bot ha giocato ${given.count} mosse per te.`,
  see: "Guarda che cosa è successo",
  tookBack: (given) => `${given.name} ha ripreso l’ultima decisione.`,
  youTookBack: "Hai ripreso la tua ultima decisione.",
  somebodyTookBack: "L’ultima decisione è stata ripresa.",
  struck: "ripreso",
  leaveSure:
    "Da adesso gioca un bot per te. Quando torni a questo tavolo, il posto è di nuovo tuo.",
  leaveRated:
    "Da adesso gioca un bot per te, e il risultato conta per te. Quando torni a questo tavolo, il posto è di nuovo tuo.",
  gone: (given) => `${given.name} non è in linea, e il tavolo aspetta.`,
  standIn: (given) => `Lascia giocare un bot per ${given.name}`,
  standDown: (given) => `Niente più bot per ${given.name}`,
  keys: {
    again: "rivedi che cosa è successo dal tuo ultimo turno",
    hurry: "vedi la fine di ciò che succede",
    quick: "ritmo e impostazioni",
  },
  summary: {
    you: "Tu",
    round: (given) => `Manche ${given.round}`,
    turns: "Un giro di tavolo",
    gained: (given) => `${given.name}: ${given.gems}`,
    nothing: "Nessuno ha preso nulla.",
    seen: (given) => `Visto da tutti: ${given.what}`,
    lies: (given) => `${given.place}: ${given.gems}`,
    empty: "niente",
    sapphires: (given) => (given.count === 1 ? "uno zaffiro" : `${given.count} zaffiri`),
    failed: (given) => `${given.name}: un furto fallito`,
  },
};
