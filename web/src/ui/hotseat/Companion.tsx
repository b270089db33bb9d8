import { useAllMessages } from "../../i18n/use";
import field from "../../widgets/Field.module.css";

interface Props {
  /** Of the seat, as people count. */
  number: number;
  name: string;
  /** What stands there as long as nothing else does. */
  proposed?: string;
  onName: (name: string) => void;
}

/** The longest name that the server takes. */
export const LONGEST_NAME = 24;

/** The name of somebody who plays on this device. */
export function Companion({ number, name, proposed, onName }: Props) {
  const t = useAllMessages();
  return (
    <input
      className={field.input}
      aria-label={t.hotseat.name({ number })}
      value={name}
      placeholder={proposed}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      onChange={(event) => onName(event.target.value)}
    />
  );
}
