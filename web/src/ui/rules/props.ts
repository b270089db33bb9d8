export interface RulesProps {
  /** The game whose rules are read. */
  game: string;
  /** All whose rules can be read. */
  games: readonly string[];
}
