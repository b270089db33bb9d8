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
await speak(settingsStore.get().language);

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
