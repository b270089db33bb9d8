// A thief's card: the portrait, and two lines about its life and its play.

import { useMessages } from "../i18n/use";
import { botName } from "../naming/words";
import { Dialog } from "../widgets/Dialog";
import type { ThiefId } from "./ids";
import { ThiefPortrait } from "./Portrait";
import style from "./ThiefCard.module.css";
import { useThiefWords } from "./useThiefWords";

interface Props {
  id: ThiefId;
  name: string;
  bot: string | null;
  onClose: () => void;
}

const SIZE = 168;

export function ThiefCard({ id, name, bot, onClose }: Props) {
  const t = useMessages();
  const words = useThiefWords();
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={style.card}>
        <ThiefPortrait id={id} size={SIZE} />
        <div className={style.told}>
          {bot !== null && <p className={style.level}>{botName(t, bot.split(":")[0] ?? bot)}</p>}
          <p>{words?.who[id].life}</p>
          <p className={style.play}>{words?.who[id].play}</p>
        </div>
      </div>
    </Dialog>
  );
}
