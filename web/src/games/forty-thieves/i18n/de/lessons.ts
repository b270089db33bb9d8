import type { Messages } from "../../../../i18n/messages";
import type { lessons as english } from "../en/lessons";

export const lessons: Messages<typeof english> = {
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
};
