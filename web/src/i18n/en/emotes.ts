import type { EmoteName } from "../../store/tableState";

// Signs that one shows at a table, and whom one would rather not hear there.

export const emotes = {
  title: "Show a sign",
  of: {
    hello: "Hello!",
    "good-luck": "Good luck!",
    thanks: "Thank you!",
    "well-played": "Well played!",
    thinking: "Let me think.",
    surprise: "Oh!",
    laugh: "Ha ha!",
    sorry: "Sorry!",
  } satisfies Record<EmoteName, string>,
  shows: (given: { name: string; what: string }) => `${given.name}: ${given.what}`,
  mute: "Mute for me",
  muteOf: (given: { name: string }) => `Mute ${given.name} for me`,
  muteHelp: "You hear and see nothing of them at this table. They are not told.",
  unmute: "Hear again",
  unmuteOf: (given: { name: string }) => `Hear ${given.name} again`,
  muted: "muted for you",
};
