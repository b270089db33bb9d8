import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followKeys } from "./hooks/byKeys";
import "./games";
import { speak } from "./i18n/use";
import { followVersions } from "./net/version";
import { applySettings, settingsStore } from "./store/settings";
import { App } from "./ui/App";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/forcedColors.css";

followVersions();
followKeys();
applySettings();

// No `await` at the top level: a language's chunk may import from the chunk that this module is in,
// and would wait for it for ever.
void speak(settingsStore.get().language).then(() => {
  const root = document.getElementById("root");
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
