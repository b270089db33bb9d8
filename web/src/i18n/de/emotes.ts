import type { emotes as english } from "../en/emotes";
import type { Messages } from "../messages";

export const emotes: Messages<typeof english> = {
  title: "Ein Zeichen geben",
  of: {
    hello: "Hallo!",
    "good-luck": "Viel Glück!",
    thanks: "Danke!",
    "well-played": "Gut gespielt!",
    thinking: "Ich denke nach.",
    surprise: "Oh!",
    laugh: "Haha!",
    sorry: "Tut mir leid!",
  },
  shows: (given) => `${given.name}: ${given.what}`,
  mute: "Für mich stumm",
  muteOf: (given) => `${given.name} für mich stumm schalten`,
  muteHelp: "Du hörst und siehst an diesem Tisch nichts mehr davon. Niemand erfährt es.",
  unmute: "Wieder hören",
  unmuteOf: (given) => `${given.name} wieder hören`,
  muted: "für dich stumm",
};
