import type { Messages } from "../../../../i18n/messages";
import type { frame as english } from "../en/frame";

export const frame: Messages<typeof english> = {
  moments: {
    reveal: "Die Karten liegen offen",
    fall: "Da fällt etwas!",
    alarm: "Ein Alarm!",
    ruby: "Ein Rubin!",
    sixth: "Der sechste Rubin!",
    share: "Die Schmuggler teilen",
    guard: "Das rote Kissen ist bewacht",
  },
  lesson:
    "Diamanten verstecken, der Schatulle folgen, stehlen und teilen – und einen Rubin finden.",
  show: (given) => `Ich bin ${given.name}: meine Karten zeigen`,
  settings: {
    box: "Die Schatulle von Master Thieves",
    boxHelp:
      "In 3-D ist sie ein Bild mit Tiefe, Licht und Schatten; flach ist sie einfacher gezeichnet. Beide zeigen dasselbe.",
    boxes: { auto: "wie das Gerät es kann", solid: "in 3-D", flat: "flach" },
    detail: "Feinheit in 3-D",
    detailHelp:
      "Schatten und Glanz verlangen einem Gerät viel ab. Sich selbst überlassen wird das Bild einfacher, sobald es stockt.",
    details: { auto: "wie das Gerät es kann", full: "voll", light: "einfacher" },
    sight: "Die Schatulle",
    sights: { flat: "flach", unfolded: "aufgeklappt", solid: "3-D" },
  },
  seeing: {
    usual: "Gewohnte Ansicht",
    keys: "näher heran, weiter weg, wie zuvor (in drei Dimensionen)",
  },
};
