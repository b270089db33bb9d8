// The living lobby: who is here, quick match, what can be joined or watched; and the leaderboards.

export const hall = {
  title: "Lobby",
  lead: "Who is here, which tables wait, and what is being played right now.",
  here: (given: { count: number }) =>
    given.count === 1 ? "Only you are here" : `${given.count} are here`,
  names: "Here by name",
  showMe: "Show my name here",
  waiting: "Tables that wait",
  sit: "Sit down",
  sitOf: (given: { game: string; names: string }) =>
    `Sit down at ${given.game} with ${given.names}`,
  running: "Being played now",
  late: "Everything is shown a minute late, so that no looker-on can help anybody.",
  watchOf: (given: { game: string; names: string }) => `Look on at ${given.game}: ${given.names}`,
  finished: "Worth seeing again",
  noFinished: "Public games appear here once they are over.",
  replayOf: (given: { game: string; names: string }) =>
    `Watch the replay of ${given.game}: ${given.names}`,
  match: {
    title: "Quick match",
    help: "One tap, and you are seated with people of your strength. The longer you wait, the further we look.",
    tempo: { fast: "Fast", relaxed: "Relaxed", days: "Over days" },
    looking: (given: { count: number }) => `${given.count} looking`,
    players: "How many at the table",
    most: { two: "two", four: "up to four" },
    botsAfter: "Offer me bots after",
    seconds: (given: { seconds: number }) =>
      given.seconds < 60
        ? `${given.seconds} seconds`
        : given.seconds === 60
          ? "1 minute"
          : `${given.seconds / 60} minutes`,
    searching: (given: { game: string; tempo: string }) =>
      `Looking for players: ${given.game}, ${given.tempo.toLowerCase()}`,
    waited: (given: { seconds: number }) =>
      given.seconds === 1 ? "for 1 second" : `for ${given.seconds} seconds`,
    goOn: "You may go anywhere meanwhile: we take you to the table.",
    nobody: "Nobody suits yet. You can wait on, or play against bots now.",
    withBots: "Play against bots",
    stop: "Stop looking",
  },
  seatFree:
    "Somebody did not come. Whoever looks for such a match next gets the seat; or the host lets a bot play.",
  leaders: {
    place: (given: { place: number }) => `You are number ${given.place}.`,
    link: "Leaderboards",
    title: "Leaderboards",
    lead: "Who is surely the strongest, by rated games: people and bots alike.",
    of: (given: { game: string }) => `The strongest at ${given.game}`,
    rank: "Place",
    player: "Player",
    rating: "Rating",
    games: "Games",
    bot: (given: { name: string }) => `Bot: ${given.name}`,
    nobody: "Nobody is rated here yet",
    nobodyHelp: "Rated games count, such as those of quick match. The first place is free.",
  },
};
