import { useMessages } from "../../i18n/use";
import { Button } from "../Button";
import style from "./Pencil.module.css";
import type { Noting } from "./useNoting";

/** Takes the pencil: the next thing that is pressed is noted about, and not decided. */
export function Pencil({ noting }: { noting: Noting }) {
  const t = useMessages().marks;
  if (noting.notes === null) return null;
  return (
    <Button
      look="quiet"
      className={style.pencil ?? ""}
      data-pencil
      aria-pressed={noting.pencil}
      aria-label={t.pencil}
      title={t.pencil}
      onClick={() => noting.takePencil(!noting.pencil)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d="M4 20l1-5L16.5 3.5a1.8 1.8 0 0 1 2.6 0l1.4 1.4a1.8 1.8 0 0 1 0 2.6L9 19l-5 1Z M14 6l4 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </svg>
    </Button>
  );
}
