import { useEffect, useState } from "react";
import { useFirstWords } from "../i18n/use";
import { useConnection } from "../store/connection";
import { Link, useRoute } from "../store/route";
import { announceSessionNews, restartSession, sessionStore } from "../store/session";
import { useStore } from "../store/store";
import { Banner } from "../widgets/Banner";
import { Button } from "../widgets/Button";
import button from "../widgets/Button.module.css";
import style from "./News.module.css";

/** Above every screen: that the connection is lost, or that one is somebody else now. */
export function News() {
  return (
    <div className={style.news}>
      <ConnectionNews />
      <SessionNews />
    </div>
  );
}

/** A connection that comes back at once is not worth a word. */
const WORTH_A_WORD_MS = 500;

function ConnectionNews() {
  const t = useFirstWords();
  const { path } = useRoute();
  const lost = useConnection() === "lost";
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!lost) {
      setTold(false);
      return;
    }
    const timer = setTimeout(() => setTold(true), WORTH_A_WORD_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  if (!lost || !told) return null;
  const news = <Banner>{t.common.connectionLost}</Banner>;
  // A table keeps its place: the line above it gives its room.
  return path.startsWith("/table/") ? <div className={style.over}>{news}</div> : news;
}

function SessionNews() {
  const t = useFirstWords();
  const { me, news } = useStore(sessionStore);
  const { path, query } = useRoute();
  if (news === null || me === null || path === "/sign-in") return null;
  const back = encodeURIComponent(query.size === 0 ? path : `${path}?${query}`);
  const signIn = (
    <Link to={`/sign-in?back=${back}`} className={button.button ?? ""}>
      {t.signIn.go}
    </Link>
  );
  if (news === "ended") {
    return (
      <Banner kind="problem" action={signIn}>
        {t.errors.signedOut}{" "}
        <Button look="quiet" onClick={() => void restartSession()}>
          {t.signIn.guest}
        </Button>
      </Banner>
    );
  }
  const words = news === "new-guest" ? t.errors.forgotten : t.errors.elsewhere;
  return (
    <Banner
      action={
        <>
          {me.account === null ? signIn : null}
          <Button look="quiet" onClick={() => announceSessionNews(null)}>
            {t.common.close}
          </Button>
        </>
      }
    >
      {words({ name: me.name })}
    </Banner>
  );
}
