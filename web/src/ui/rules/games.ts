export const GAMES = ["master-thieves", "forty-thieves"];

export function knownGame(game: string): string {
  return GAMES.includes(game) ? game : "master-thieves";
}
