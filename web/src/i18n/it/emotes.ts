import type { emotes as english } from "../en/emotes";
import type { Messages } from "../messages";

export const emotes: Messages<typeof english> = {
  title: "Fai un segno",
  of: {
    hello: "Ciao!",
    "good-luck": "Buona fortuna!",
    thanks: "Grazie!",
    "well-played": "Ben giocato!",
    thinking: "Ci penso.",
    surprise: "Oh!",
    laugh: "Ah ah!",
    sorry: "Scusa!",
  },
  shows: (given) => `${given.name}: ${given.what}`,
  mute: "Non sentire più",
  muteOf: (given) => `Non sentire più ${given.name}`,
  muteHelp: "A questo tavolo non ne senti e non ne vedi più niente. Nessuno lo viene a sapere.",
  unmute: "Senti di nuovo",
  unmuteOf: (given) => `Senti di nuovo ${given.name}`,
  muted: "muto per te",
};
