import { type ReactNode, useEffect } from "react";
import { useFirstWords } from "../i18n/use";
import { IS_PLAIN } from "../net/device/address";
import { Link, useRoute } from "../store/route";
import { knownGames } from "../table/registry";
import { Brand } from "./Brand";
import { classes } from "./classes";
import style from "./Page.module.css";
import { ScreenHeading } from "./ScreenHeading";

export interface PageProps {
  title: string;
  lead?: ReactNode;
  /** A picture before the heading. */
  sign?: ReactNode;
  /** What stands beside the heading, where there is room. */
  beside?: ReactNode;
  /** How wide the page may grow. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of every screen but the tables: name, ways to the others, one heading. */
export function Page(props: PageProps) {
  const { title, lead, sign, beside, wide, children } = props;
  const t = useFirstWords();
  const { path } = useRoute();
  useEffect(() => {
    document.title = `${title} · Larceny`;
  }, [title]);
  const ways = [
    ...(IS_PLAIN
      ? [] // it takes a server
      : [{ to: "/lobby", name: t.home.lobby, here: path === "/lobby" }]),
    { to: "/puzzles", name: t.common.puzzles, here: path === "/puzzles" },
    {
      to: `/rules/${knownGames()[0] ?? ""}`,
      name: t.common.rules,
      here: path.startsWith("/rules"),
    },
    IS_PLAIN // nobody knows anybody there
      ? { to: "/offline", name: t.home.away, here: path === "/offline" }
      : { to: "/you", name: t.common.you, here: path === "/you" },
    { to: "/settings", name: t.common.settings, here: path === "/settings" },
  ];
  return (
    <div className={style.page}>
      <header className={style.header}>
        {/* Within the landmark: where a notice with a link stands above, it is not the first link. */}
        <a className={style.skip} href="#main">
          {t.common.skip}
        </a>
        <Link to="/" className={style.brand} aria-label={`Larceny – ${t.common.home}`}>
          <Brand />
          <span>Larceny</span>
        </Link>
        <nav aria-label={t.common.nav} className={style.nav}>
          {ways.map((way) => (
            <Link
              key={way.to}
              to={way.to}
              className={style.way}
              aria-current={way.here ? "page" : undefined}
            >
              {way.name}
            </Link>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={classes(style.main, wide && style.wide)}>
        <div className={style.head}>
          {sign}
          <div className={style.words}>
            <ScreenHeading className={style.heading}>{title}</ScreenHeading>
            {lead ? <p className={style.lead}>{lead}</p> : null}
          </div>
          {beside}
        </div>
        {children}
      </main>
    </div>
  );
}
