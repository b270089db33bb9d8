import { useMessages } from "../../i18n/use";
import type { LiveTable } from "../../store/liveTable";
import { EMOTES, EmotePicture } from "./EmotePicture";
import style from "./Emotes.module.css";

/** The signs that one can show to the others at the table. */
export function EmoteBar({ liveTable }: { liveTable: LiveTable }) {
  const t = useMessages();
  return (
    <fieldset className={style.bar}>
      <legend className="visually-hidden">{t.emotes.title}</legend>
      {EMOTES.map((emote) => (
        <button
          key={emote}
          type="button"
          className={style.sign}
          aria-label={t.emotes.of[emote]}
          title={t.emotes.of[emote]}
          data-emote={emote}
          onClick={() => liveTable.showEmote(emote)}
        >
          <EmotePicture emote={emote} size={24} />
        </button>
      ))}
    </fieldset>
  );
}
