import { lazy, type RefObject, Suspense, useMemo } from "react";
import type { Place, View } from "../../generated/master_thieves";
import type { Noting } from "../../widgets/notes/useNoting";
import { markGroups } from "./marks";
import { grainOf } from "./model/grain";
import { PLACES } from "./model/places";
import { useMasterMessages } from "./words";

const NotePanel = lazy(() => import("../../widgets/notes/NotePanel"));

interface NotedProps {
  noting: Noting;
  view: View;
  root: RefObject<HTMLElement | null>;
}

/** By what a drawer is known wherever it stands: its grain. null where all look alike. */
export function aboutOf(view: View, place: Place): string | null {
  const grain = view.grains?.[PLACES.indexOf(place)];
  return grain === undefined ? null : String(grain);
}

/** The panel for the drawer that is being noted about. */
export function Noted({ noting, view, root }: NotedProps) {
  const words = useMasterMessages();
  const groups = useMemo(() => markGroups(words), [words]);
  const { about } = noting;
  const at = about === null ? -1 : (view.grains?.indexOf(Number(about)) ?? -1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel stays where it was opened
  const place = useMemo(() => {
    const found = root.current?.querySelector(`[data-place="${PLACES[at]}"]`);
    return found?.getBoundingClientRect() ?? null;
  }, [about, root]);
  if (about === null || at < 0) return null;
  return (
    <Suspense fallback={null}>
      <NotePanel
        key={about}
        title={words.marks.title({ about: words.master.grain[grainOf(Number(about)).name] })}
        place={place}
        note={noting.notes?.[about] ?? null}
        groups={groups}
        onChange={(note) => noting.set(about, note)}
        onClose={noting.close}
      />
    </Suspense>
  );
}
