import type { Messages } from "../../../../i18n/messages";
import type { lessons as english } from "../en/lessons";

export const lessons: Messages<typeof english> = {
  welcome: ({ friend }) =>
    `Willkommen! Diese Schatulle hat drei Ebenen mit je vier Schubladen. Du und ${friend} versteckt darin Diamanten, und dann bestehlt ihr einander.`,
  open: "Zuerst wird die Schatulle gefüllt. Öffne die obere Schublade im Osten.",
  put: "Was auf der Oberseite einer Schublade liegt, bleibt dort. Leg vier deiner sechs Diamanten hinein.",
  rest: "Nun die mittlere Schublade im Süden: Öffne sie und leg die letzten zwei hinein. Merk dir beide an ihrer Maserung.",
  rotate:
    "Mach es den anderen schwer: Dreh die obere Ebene im Uhrzeigersinn um eine Vierteldrehung.",
  flip: "Und nun stell die ganze Schatulle auf den Kopf. Was sicher oben lag, hängt jetzt unten und fällt heraus, wenn die Schublade geöffnet wird.",
  choose: ({ friend }) =>
    `Auch ${friend} hat gefüllt: Drei Diamanten sind oben von Westen nach Norden gewandert. In jeder Runde wählen alle heimlich eine Karte. Sei der Dieb.`,
  fallen: ({ friend }) =>
    `Hast du es gesehen? ${friend} hat die mittlere Schublade im Norden geöffnet, und deine zwei Diamanten sind von der Unterseite gefallen. Sie liegen auf dem roten Kissen und gehören noch niemandem.`,
  thief: ({ friend }) =>
    `Du bist am Zug. Der Dieb nimmt alles, was auf der Oberseite liegt. Hol dir die drei Diamanten von ${friend}: Öffne die obere Schublade im Norden.`,
  back: "Drei Diamanten auf deinem schwarzen Kissen! Wende die Schatulle, damit deine eigenen vier wieder oben liegen; dann lass sie so.",
  smuggler:
    "Eine gespielte Karte ist fort, bis alle sechs gespielt sind. Sei jetzt der Schmuggler: Er bringt, was er findet, aufs rote Kissen und teilt es danach.",
  find: "Wo sind deine vier Diamanten? Die Ebene trug sie von Osten nach Süden, die Schatulle stand auf dem Kopf und kam zurück. Öffne die obere Schublade im Süden.",
  imitation:
    "Da sind sie! Nun leg ein Imitat von deinem weißen Kissen hinein. Was auf Weiß bleibt, kostet Punkte: ein Saphir zwei, ein Diamant einen.",
  leave: ({ friend }) =>
    `Bewegen darfst du die Schatulle immer, aber du musst nie. Lass sie diesmal so: ${friend} ist auch Schmuggler und will an die Reihe.`,
  share:
    "Die Schmuggler teilen das rote Kissen auf, reihum je einen Stein. Nimm Diamanten, bis es leer ist.",
  master:
    "Wären die Detektive in der Überzahl gewesen, hätten sie das alles bekommen. Noch eine Karte: Sei der Meisterdieb.",
  secret:
    "Sechs Schubladen sind lang und bergen ganz hinten einen Rubin. In der oberen Schublade im Westen ist einer: Öffne sie.",
  look: "Vorn ist nichts. Aber du darfst weiter ziehen als alle anderen: Schau nach dem Geheimfach.",
  ruby: "Ein Rubin! Nimm ihn, und lass dann die Schatulle so.",
  end: ({ friend }) =>
    `Gut gemacht! Auf Schwarz zählt ein Diamant 1, ein Saphir 2, ein Rubin 4; was auf Weiß bleibt, zählt gegen dich. Ist ein weißes Kissen leer, war das die letzte Runde. Spiel weiter mit ${friend}, oder fang eine neue Partie an.`,
};
