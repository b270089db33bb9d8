import { useState } from "react";
import type { MemberAnswer } from "../../generated/api";
import { useAllMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import * as clubs from "../../net/clubs";
import { settingsStore } from "../../store/settings";
import { useStore } from "../../store/store";
import { Button } from "../../widgets/Button";
import { Card } from "../../widgets/Card";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import list from "../home/List.module.css";
import { PersonLine } from "../people/PersonLine";
import { day } from "../you/numbers";
import type { ClubProps } from "./props";

interface Asked {
  what: "remove" | "handOver";
  whom: MemberAnswer;
}

/** Who is in a group; its owner can remove somebody, or hand it over. */
export function ClubMembers({ club, me, onChange }: ClubProps) {
  const t = useAllMessages();
  const { language } = useStore(settingsStore);
  const [asked, setAsked] = useState<Asked | null>(null);
  const mine = club.owner === me;
  const fact = ({ id, at }: MemberAnswer) =>
    id === club.owner ? t.clubs.owner : t.clubs.since({ date: day(at, language) });
  const act = async ({ what, whom }: Asked) => {
    if (what === "remove") await clubs.removeMember(club.id, whom.id);
    else await clubs.handClubOver(club.id, whom.id);
    setAsked(null);
    await onChange();
  };
  return (
    <Card plain title={t.clubs.members({ count: club.members.length })}>
      <ul className={list.list} data-members>
        {club.members.map((one) => (
          <PersonLine key={one.id} id={one.id} name={one.name} fact={fact(one)}>
            {mine && one.id !== me ? (
              <>
                <Button
                  look="quiet"
                  aria-label={nameWith(t.clubs.handOver, t.clubs.handOverOf(one))}
                  onClick={() => setAsked({ what: "handOver", whom: one })}
                >
                  {t.clubs.handOver}
                </Button>
                <Button
                  look="quiet"
                  aria-label={nameWith(t.clubs.remove, t.clubs.removeOf(one))}
                  onClick={() => setAsked({ what: "remove", whom: one })}
                >
                  {t.clubs.remove}
                </Button>
              </>
            ) : null}
          </PersonLine>
        ))}
      </ul>
      {asked === null ? null : (
        <ConfirmDialog
          title={
            asked.what === "remove" ? t.clubs.removeOf(asked.whom) : t.clubs.handOverOf(asked.whom)
          }
          yes={asked.what === "remove" ? t.clubs.remove : t.clubs.handOver}
          onYes={() => act(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.what === "remove" ? t.clubs.removeHelp : t.clubs.handOverHelp}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
