import type { settings as english } from "../en/settings";
import type { Messages } from "../messages";

export const settings: Messages<typeof english> = {
  title: "Einstellungen",
  lead: "Dieser Browser merkt sie sich. Sie gelten sofort.",
  groups: { look: "Aussehen", table: "Am Tisch", sound: "Ton und Rufe", keys: "Tasten" },
  theme: "Licht",
  themes: { system: "wie das Gerät", night: "Nacht", day: "Tag" },
  text: "Schriftgröße",
  texts: { normal: "normal", large: "größer" },
  motion: "Bewegung",
  motionHelp: "Weniger Bewegung heißt: Standbilder mit Pfeilen, wo sich sonst etwas bewegt.",
  motions: { system: "wie das Gerät", full: "volle", reduced: "weniger" },
  sound: "Ton",
  soundHelp:
    "Man hört Holz, Edelsteine und Krüge, und ein Klingen, wenn du am Zug bist. Zum Spielen braucht man nichts davon zu hören.",
  volumes: { off: "aus", soft: "leise", normal: "normal", loud: "laut" },
};
