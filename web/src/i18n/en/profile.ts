// How somebody has played.

export const profile = {
  yours: "Your profile",
  since: (given: { date: string }) => `Here since ${given.date}.`,
  nothing: "No finished game yet",
  nothingHelp: "Games count here once they are played to their end.",
  won: (given: { wins: number; games: number; percent: string }) =>
    `${given.wins} of ${given.games} won (${given.percent})`,
  points: (given: { points: string }) => `${given.points} points a game`,
  editions: "By edition",
  seats: "By number of players",
  seatsOf: (given: { count: number }) => `${given.count} players`,
  characters: "By character",
  charactersHelp: "How often each was chosen, and what that brought on average.",
  favourite: (given: { name: string }) => `Favourite character: ${given.name}`,
  what: "What",
  played: "Games",
  wins: "Won",
  average: "Points each",
  chosen: "Chosen",
  moments: "Best moments",
  momentsHelp: "The moves that brought the most, in public games. Each opens where it happened.",
  gain: (given: { points: string; game: string }) => `+${given.points} in ${given.game}`,
  on: (given: { date: string }) => `on ${given.date}`,
  watch: "Watch",
  watchOf: (given: { points: string; game: string }) =>
    `Watch the move that brought ${given.points} points in ${given.game}`,
  against: (given: { name: string }) => `You and ${given.name}`,
  record: (given: { game: string; mine: number; name: string; theirs: number; games: number }) =>
    `${given.game}: you won ${given.mine}, ${given.name} won ${given.theirs}, of ${given.games} together.`,
  itIsYou: "This is how others see you, but that you see the best moments of all your games.",
  youBlocked: "You have blocked this person.",
  befriended: "You are friends.",
  missing: "There is nobody here",
};
