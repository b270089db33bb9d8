import type { notify as english } from "../en/notify";
import type { Messages } from "../messages";
import { list } from "./grammar";

export const notify: Messages<typeof english> = {
  title: "Wenn du am Zug bist",
  tell: "Sag mir, wenn ich am Zug bin",
  help: "Einmal je Zug, auf diesem Gerät, auch wenn diese Seite geschlossen ist.",
  whileOpen:
    "Nur solange diese Seite in einem Tab offen ist: für geschlossene Seiten bietet dein Browser oder dieser Server nichts an.",
  blocked:
    "Dein Browser zeigt von hier keine Mitteilungen. Erlaube sie für diese Seite in seinen Einstellungen und komm dann zurück.",
  unable:
    "Dieser Browser kann dir hier nichts mitteilen. Dazu braucht es eine Seite mit https; auf iPhone und iPad lege die Seite zuerst auf den Home-Bildschirm.",
  days: "Für jeden Zug sind Tage Zeit. Soll dieses Gerät dir sagen, wenn du am Zug bist?",
  yes: "Sag es mir",
  no: "Jetzt nicht",
  turnAt: (given) => `Du bist am Zug: ${given.game}`,
  waits: (given) => `Der Tisch wartet auf dich, mit ${list(given.names)}`,
  waitsAlone: "Der Tisch wartet auf dich.",
  fullAt: (given) => `Dein Tisch bei ${given.game} ist voll`,
  full: (given) => `Es kann losgehen: ${list(given.names)}`,
  invitedTo: (given) => `Du bist eingeladen: ${given.game}`,
  invitedBy: (given) => `${given.name} bittet dich an den Tisch.`,
};
