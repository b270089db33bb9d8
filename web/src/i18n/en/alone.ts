// Playing without a net.

export const alone = {
  title: "Without a net",
  lead: "Larceny plays on this device alone, too: against bots, with no server and no connection.",
  leadPlain:
    "This page plays on your device alone: there is no server behind it, and nothing leaves your device.",
  play: "Play on this device",
  playHelp:
    "The same rules and the same bots, here in your browser. Such games never count for a rating.",
  begin: "Play here",
  beginOf: (given: { game: string }) => `Play ${given.game} on this device`,
  keepTitle: "Keep the game here",
  keepHelp: (given: { size: number }) =>
    `It then opens without a connection. It takes about ${given.size} MB of room, and a good half of that to fetch, once.`,
  keep: "Keep it",
  kept: "Kept on this device: it opens without a connection.",
  forget: "Remove it again",
  install:
    "On a phone, “Add to home screen” or “Install” in your browser’s menu makes an app of it.",
  noStore: "This browser keeps nothing of a page without an encrypted connection (https).",
  fetching: "Fetching the game for this device …",
  starting: "The game is starting on this device …",
  games: "Played on this device",
  gamesHelp: "These games are kept in this browser only.",
  none: "Games that you play here will be listed here.",
  upload: "Add to my games",
  uploaded: "Among your games",
  uploadHelp: "They are kept in this browser only, until you add them to your games.",
  remove: "Remove",
};
