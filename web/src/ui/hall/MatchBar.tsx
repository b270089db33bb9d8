import { useAllMessages } from "../../i18n/use";
import { gameName } from "../../naming/words";
import { stopSeeking, type Wish } from "../../store/matching";
import { Link } from "../../store/route";
import { Button } from "../../widgets/Button";
import style from "./QuickMatch.module.css";

/** On every other screen: that people are still being looked for. */
export default function MatchBar({ wish }: { wish: Wish }) {
  const { hall } = useAllMessages();
  const tempo = hall.match.tempo[wish.tempo];
  return (
    <aside className={style.bar} aria-label={hall.match.title}>
      <p>
        <Link to="/lobby">{hall.match.searching({ game: gameName(wish.game), tempo })}</Link>
      </p>
      <Button look="quiet" onClick={() => void stopSeeking()}>
        {hall.match.stop}
      </Button>
    </aside>
  );
}
