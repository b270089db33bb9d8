import type { hotseat as english } from "../en/hotseat";
import type { Messages } from "../messages";

export const hotseat: Messages<typeof english> = {
  here: "sur cet appareil",
  help: "Qui joue « sur cet appareil » est assis à côté de toi : l’appareil passe de main en main, et un rideau cache à chacun les secrets des autres.",
  name: (given) => `Nom au siège ${given.number}`,
  proposed: (given) => `Joueur ${given.number}`,
  begin: "Commencer la partie",
  ratedOff: "À plusieurs sur un appareil, une partie ne peut pas être classée.",
  pauseOff: "À plusieurs sur un appareil, la table attend que tous aient répondu.",
  turnOf: (given) => `${given.name}, c’est à toi`,
  pass: (given) => `Passez l’appareil à ${given.name}. Les autres regardent ailleurs.`,
  iAm: (given) => `Je suis ${given.name}`,
  others: "Quelqu’un d’autre veut regarder",
  nobody: "Personne ici n’a à décider pour l’instant",
  title: "Le rideau est tiré – Larceny",
  titleOf: (given) => `À ${given.name} de jouer – Larceny`,
  beside: "sur ton appareil",
  seatBeside: "+ À côté de moi",
  seatBesideOn: (given) => `Siège ${given.number} : quelqu’un qui joue sur ton appareil`,
  seatBesideAsk: "Qui est assis à côté de toi ?",
  getsUp: "Se lève",
  getsUpOf: (given) => `${given.name} se lève`,
  sitDown: "S’asseoir",
};
