// By night or by day, before anything is painted: as the settings say, else as the device does.
// The program itself decides it again, and goes on with it (src/store/settings.ts).
(() => {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("larceny.settings") ?? "{}").theme ?? theme;
  } catch {
    // What cannot be read is forgotten.
  }
  const bright = matchMedia("(prefers-color-scheme: light)").matches;
  const day = theme === "day" || (theme === "system" && bright);
  document.documentElement.dataset.theme = day ? "day" : "night";
})();
