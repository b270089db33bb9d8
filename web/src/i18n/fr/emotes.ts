import type { emotes as english } from "../en/emotes";
import type { Messages } from "../messages";

export const emotes: Messages<typeof english> = {
  title: "Faire un signe",
  of: {
    hello: "Bonjour !",
    "good-luck": "Bonne chance !",
    thanks: "Merci !",
    "well-played": "Bien joué !",
    thinking: "Je réfléchis.",
    surprise: "Oh !",
    laugh: "Ha ha !",
    sorry: "Pardon !",
  },
  shows: (given) => `${given.name} : ${given.what}`,
  mute: "Ne plus entendre",
  muteOf: (given) => `Ne plus entendre ${given.name}`,
  muteHelp: "À cette table, tu n’en entends et n’en vois plus rien. Personne ne l’apprend.",
  unmute: "Entendre à nouveau",
  unmuteOf: (given) => `Entendre ${given.name} à nouveau`,
  muted: "muet pour toi",
};
