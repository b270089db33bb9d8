import { lazy, Suspense } from "react";
import { useServedGames } from "../../hooks/useServedGames";
import { useRoute } from "../../store/route";
import { moduleOf } from "../../table/registry";
import { Skeleton } from "../../widgets/Skeleton";

const Teach = lazy(async () => ({ default: (await import("./teach/Teach")).Teach }));
const Reference = lazy(async () => ({ default: (await import("./Reference")).Reference }));

/** Whether an address asks for the numbered rules: by a paragraph, or by what only they can show. */
export function asksForReference(query: URLSearchParams, hash: string): boolean {
  return hash !== "" || ["all", "against", "table"].some((name) => query.has(name));
}

/** The rules of a game: how it is played, with pictures; behind it every rule with its number. */
export function RulesScreen({ game }: { game: string }) {
  const { query, hash } = useRoute();
  const games = useServedGames();
  const known = games.names.includes(game);
  if (!known && !games.settled) return <Skeleton lines={12} />;
  const name = known ? game : (games.names[0] ?? game);
  const taught = moduleOf(name).loadTeaching !== null;
  const Screen = !taught || asksForReference(query, hash) ? Reference : Teach;
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <Screen game={name} games={games.names} />
    </Suspense>
  );
}
