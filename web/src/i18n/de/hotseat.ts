import type { hotseat as english } from "../en/hotseat";
import type { Messages } from "../messages";

export const hotseat: Messages<typeof english> = {
  here: "an diesem Gerät",
  help: "Wer „an diesem Gerät“ spielt, sitzt neben dir: Das Gerät wird herumgereicht, und ein Vorhang verbirgt die Geheimnisse aller voreinander.",
  name: (given) => `Name auf Platz ${given.number}`,
  proposed: (given) => `Spieler ${given.number}`,
  begin: "Spiel beginnen",
  ratedOff: "Zu mehreren an einem Gerät kann ein Spiel nicht gewertet werden.",
  pauseOff: "Zu mehreren an einem Gerät wartet der Tisch, bis alle geantwortet haben.",
  turnOf: (given) => `${given.name}, du bist dran`,
  pass: (given) => `Reicht das Gerät an ${given.name} weiter. Alle anderen schauen weg.`,
  iAm: (given) => `Ich bin ${given.name}`,
  others: "Jemand anders will schauen",
  nobody: "Hier ist gerade niemand gefragt",
  title: "Der Vorhang ist zu – Larceny",
  titleOf: (given) => `${given.name} ist dran – Larceny`,
  beside: "an deinem Gerät",
  seatBeside: "+ Neben mir",
  seatBesideOn: (given) => `Platz ${given.number}: jemand, der an deinem Gerät spielt`,
  seatBesideAsk: "Wer sitzt neben dir?",
  getsUp: "Steht auf",
  getsUpOf: (given) => `${given.name} steht auf`,
  sitDown: "Hinsetzen",
};
