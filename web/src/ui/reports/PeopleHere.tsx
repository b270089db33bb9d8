import { lazy, Suspense } from "react";
import type { TableAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { mutedAt, mutedStore } from "../../store/muted";
import { useStore } from "../../store/store";
import { Disclosure } from "../../widgets/Disclosure";
import list from "../home/List.module.css";
import { BlockButton } from "../people/BlockButton";
import { PersonLine } from "../people/PersonLine";
import { MuteButton } from "./MuteButton";
import { ReportButton } from "./ReportButton";

const ReportedHere = lazy(() => import("./ReportedHere"));

export interface PeopleHereProps {
  lobby: TableAnswer;
  me: string | null;
}

/** Who sits here beside me: each can be blocked and reported; a host sees what was. */
export default function PeopleHere({ lobby, me }: PeopleHereProps) {
  const t = useAllMessages();
  const muted = mutedAt(useStore(mutedStore), lobby.id);
  const others = lobby.seats.flatMap(({ person, name, companion }) =>
    person === null || person === me || companion ? [] : [{ id: person, name }],
  );
  if (others.length === 0) return null;
  return (
    <Disclosure title={t.friends.title}>
      <ul className={list.list}>
        {others.map((one) => (
          <PersonLine
            key={one.id}
            id={one.id}
            name={one.name}
            fact={muted.includes(one.id) ? t.emotes.muted : null}
          >
            <MuteButton person={one} table={lobby.id} muted={muted.includes(one.id)} />
            <BlockButton person={one} onDone={() => undefined} />
            <ReportButton person={one} table={lobby.id} />
          </PersonLine>
        ))}
      </ul>
      {lobby.host === me ? (
        <Suspense fallback={null}>
          <ReportedHere table={lobby.id} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
