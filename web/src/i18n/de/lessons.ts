import type { lessons as english } from "../en/lessons";
import type { Messages } from "../messages";

export const lessons: Messages<typeof english> = {
  "master-thieves": {
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
  },
  "forty-thieves": {
    welcome:
      "Willkommen in der Medina! Neun Saphire liegen zwischen sechzehn Krügen. Finde vier Räuber um einen Saphir, die zusammenpassen, und er gehört dir.",
    glimpse:
      "Die drei Plättchen auf deiner Hand siehst nur du. In jedem Zug darfst du außerdem in einen Krug schauen: Spähe a2 aus, den blauen Mond.",
    half: "Ein blauer Mond auf dem Deckel, ein roter Mond darin: Von Farbe und Zeichen stimmt genau eines. So ist es bei jedem Räuber; ein Sonderplättchen kann unter jedem Deckel stecken.",
    swap: "Jetzt deine Aktion. Bring den roten Räuber zum Saphir in der Mitte: Vertausche a2 und b3.",
    wait: "Du könntest jetzt einen Diebstahl ansagen, aber du kennst erst einen der vier Krüge. Überspring es.",
    lit: ({ friend }) =>
      `${friend} hat auf c2 eine Laterne gefunden. Sie hat für alle drei Krüge beleuchtet: Gelb auf b2, Grün auf c3, Rot auf d2. Merk dir Gelb und Grün!`,
    dagger: ({ friend }) =>
      `${friend} spielt einen Bösen Blick gegen dich aus. Alle bekommen dieselbe Pause zum Antworten, und du hast einen Dolch: Spiel ihn aus, und der Böse Blick verpufft.`,
    hand: "Ein Zug beginnt mit deiner Hand. Behalte den blauen Mond, wirf den roten Stern ab; dann ziehst du auf drei.",
    skip: "Rot, Gelb und Grün stehen um die Mitte, und du hast Blau. Du weißt genug: Überspring das Spähen.",
    replace:
      "Leg deinen blauen Mond an die Stelle der Laterne auf c2. Die Laterne kommt auf deine Hand.",
    steal:
      "Vier verschiedene Farben passen zusammen; vier gleiche auch, und mit Zeichen geht es genauso. Sag den Diebstahl beim Saphir in der Mitte an!",
    failed: ({ friend }) =>
      `Er gehört dir! ${friend} hat es bei Saphir 6 versucht, aber unter den vieren war eine Laterne. Ein Fehlschlag kostet einen Bösen Blick.`,
    keep: "Deine Hand ist voll und gut so: Behalte alle.",
    lantern:
      "Mit einer Laterne schaust du in zwei Krüge nebeneinander statt in einen. Spiel sie aus.",
    peek: "Und jetzt die zwei Krüge: Schau in a1 und b1.",
    eye: ({ friend }) =>
      `Ein Saphirplättchen: Wer eins findet, behält es! Und nun ein Gruß an ${friend}: Spiel als Aktion deinen Bösen Blick aus.`,
    rest: "Auch vier in einer Reihe, einer Spalte oder einer langen Diagonale ergeben einen Diebstahl. Dafür weißt du jetzt zu wenig: Überspring es.",
    end: ({ friend }) =>
      `Gut gemacht! Ein Saphir zählt 1, ein Böser Blick −1. Verlässt der letzte Saphir das Spielfeld, gewinnen die meisten Punkte. Spiel weiter mit ${friend}, oder fang eine neue Partie an.`,
  },
};
