// The addresses of the program, and the screen that each of them is.

import { Suspense, useEffect, useSyncExternalStore } from "react";
import { useIdle } from "../hooks/useIdle";
import { useFirstWords } from "../i18n/use";
import { howReady, onReady } from "../net/device/readiness";
import { useRenewedSubscription } from "../notify/useRenewedSubscription";
import { useWorker } from "../notify/useWorker";
import { matchingStore, whenSeated } from "../store/matching";
import { go, type Route, useRoute } from "../store/route";
import { openSession, sessionStore } from "../store/session";
import { useStore } from "../store/store";
import { Banner } from "../widgets/Banner";
import { Button } from "../widgets/Button";
import { Skeleton } from "../widgets/Skeleton";
import { Toast } from "../widgets/Toast";
import { Dispensable, ErrorBoundary } from "./ErrorBoundary";
import { sayRefusal } from "./errors";
import { Home } from "./home/Home";
import { News } from "./News";
import { NotFound } from "./NotFound";
import { screen, screenAtTable } from "./screen";

/** One game is played there, whose sentences come with its table. */
const TableScreen = screenAtTable(async () => (await import("./TableScreen")).TableScreen, []);
const NewTable = screen(async () => (await import("./new/NewTable")).NewTable);
const Rules = screen(async () => (await import("./rules/RulesScreen")).RulesScreen);
const ReplayScreen = screen(async () => (await import("./ReplayScreen")).ReplayScreen);
const You = screen(async () => (await import("./you/You")).You);
const SettingsScreen = screen(
  async () => (await import("./settings/SettingsScreen")).SettingsScreen,
);
const Learn = screen(async () => (await import("./learn/Learn")).Learn);
const PuzzlesScreen = screen(async () => (await import("./puzzles/PuzzlesScreen")).PuzzlesScreen);
const StudiesScreen = screen(async () => (await import("./studies/StudiesScreen")).StudiesScreen);
const HallScreen = screen(async () => (await import("./hall/HallScreen")).HallScreen);
const Leaders = screen(async () => (await import("./leaders/Leaders")).Leaders);
const MatchBar = screen(async () => (await import("./hall/MatchBar")).default, []);
const People = screen(async () => (await import("./people/PeopleScreen")).PeopleScreen);
const ClubScreen = screen(async () => (await import("./clubs/ClubScreen")).ClubScreen);
const ClubByLink = screen(async () => (await import("./clubs/ClubByLink")).ClubByLink, []);
const ProfileScreen = screen(async () => (await import("./people/ProfileScreen")).ProfileScreen);
const ReportsScreen = screen(async () => (await import("./reports/ReportsScreen")).ReportsScreen);
const ByLink = screen(async () => (await import("./people/ByLink")).ByLink, []);
const Notices = screenAtTable(async () => (await import("./people/Notices")).Notices, []);
const Offline = screen(async () => (await import("./offline/Offline")).Offline);
/** Comes with the engine that plays without a server, and says how far that is. */
const Preparing = screen(async () => (await import("./offline/Preparing")).Preparing, []);
const SignIn = screen(async () => (await import("./you/SignIn")).SignIn);

function screenOf(route: Route) {
  const [first = "", second = ""] = route.path.split("/").filter((part) => part !== "");
  switch (first) {
    case "":
      return <Home />;
    case "new":
      return <NewTable />;
    case "table":
      return <TableScreen key={second} id={second} />;
    case "replay":
      return <ReplayScreen key={second} id={second} />;
    case "lobby":
      return <HallScreen />;
    case "leaders":
      return <Leaders game={second} />;
    case "rules":
      return <Rules game={second} />;
    case "learn":
      return <Learn />;
    case "puzzles":
      return <PuzzlesScreen key={second} which={second} />;
    case "study":
      return <StudiesScreen key={second} which={second} />;
    case "you":
      return <You />;
    case "people":
      return <People />;
    case "group":
      return <ClubScreen key={second} id={second} />;
    case "join":
      return <ClubByLink key={second} code={second} />;
    case "person":
      return <ProfileScreen key={second} id={second} />;
    case "admin":
      return <ReportsScreen />;
    case "friend":
      return <ByLink key={second} code={second} />;
    case "settings":
      return <SettingsScreen />;
    case "offline":
      return <Offline />;
    case "sign-in":
      return <SignIn />;
    default:
      return <NotFound />;
  }
}

whenSeated((table) => go(`/table/${table}`));

export function App() {
  const t = useFirstWords();
  const route = useRoute();
  const { me, trouble } = useStore(sessionStore);
  const { wish } = useStore(matchingStore);
  const engine = useSyncExternalStore(onReady, howReady);
  useRenewedSubscription();
  useWorker();
  const idle = useIdle();
  useEffect(() => {
    if (me === null) void openSession();
  }, [me]);
  useEffect(() => {
    if (trouble === null) return;
    const { retry_after_s: seconds } = trouble.details;
    const wait = typeof seconds === "number" ? Math.max(1, seconds) : 3;
    const timer = setTimeout(() => void openSession(), wait * 1_000);
    return () => clearTimeout(timer);
  }, [trouble]);
  if (me === null && trouble !== null) {
    return (
      <Banner
        kind="problem"
        action={<Button onClick={() => void openSession()}>{t.common.tryAgain}</Button>}
      >
        {sayRefusal(t, trouble.code, trouble.details)}
      </Banner>
    );
  }
  // The home screen need not know who looks at it, and is thus seen before the server answers.
  if (me === null && route.path !== "/") return <Skeleton lines={6} />;
  return (
    <>
      <News />
      {me === null || !idle ? null : (
        <Dispensable>
          <Notices key={me.id} me={me.id} />
        </Dispensable>
      )}
      <ErrorBoundary at={route.path}>
        <Suspense fallback={<Skeleton lines={6} />}>{screenOf(route)}</Suspense>
      </ErrorBoundary>
      {wish !== null && route.path !== "/lobby" ? (
        <Dispensable>
          <MatchBar wish={wish} />
        </Dispensable>
      ) : null}
      {engine === "asleep" || engine === "ready" ? null : (
        <Dispensable>
          <Preparing how={engine} />
        </Dispensable>
      )}
      <Toast />
    </>
  );
}
