import { useMessages } from "../../i18n/use";
import { nameWith } from "../../naming/words";
import { muteForMyself } from "../../store/muted";
import { Button } from "../../widgets/Button";

export interface MuteButtonProps {
  person: { id: string; name: string };
  table: string;
  muted: boolean;
}

/** Hear somebody at this table no more, or again; nobody is told. */
export function MuteButton({ person, table, muted }: MuteButtonProps) {
  const t = useMessages();
  const says = muted ? t.emotes.unmute : t.emotes.mute;
  const whole = muted ? t.emotes.unmuteOf(person) : t.emotes.muteOf(person);
  return (
    <Button
      look="quiet"
      title={muted ? undefined : t.emotes.muteHelp}
      aria-label={nameWith(says, whole)}
      onClick={() => muteForMyself(table, person.id, !muted)}
    >
      {says}
    </Button>
  );
}
