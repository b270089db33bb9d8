import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { followKeys } from "./hooks/byKeys";
import "./games";
import { speak } from "./i18n/use";
import { followVersions } from "./net/version";
import { applySettings, settingsStore } from "./store/settings";
import { App } from "./ui/App";
import { speakAsAsked } from "./ui/embed/language";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/forcedColors.css";

followVersions();
followKeys();
applySettings();

/** A replay inside somebody else's page needs little of the program, and nobody's name. */
const EmbedApp = lazy(async () => ({ default: (await import("./ui/embed/EmbedApp")).EmbedApp }));
const embedded = location.pathname.startsWith("/embed/");
if (embedded) speakAsAsked();

// No `await` at the top level: a language's chunk may import from the chunk that this module is in,
// and would wait for it for ever.
void speak(settingsStore.get().language).then(() => {
  const root = document.getElementById("root");
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      {embedded ? (
        <Suspense>
          <EmbedApp />
        </Suspense>
      ) : (
        <App />
      )}
    </StrictMode>,
  );
});
