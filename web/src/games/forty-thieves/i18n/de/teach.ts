import type { Messages } from "../../../../i18n/messages";
import type { teach as english } from "../en/teach";

export const teach: Messages<typeof english> = {
  lead: "Neun Saphire, sechzehn Krüge, und jeder Krug sagt die halbe Wahrheit. Schau, verschiebe, merk dir alles, und stiehl, wenn du sicher genug bist.",
  want: {
    title: "Was du willst",
    text: "Gewinn Saphire und halte dich von Bösen Blicken fern. Die meisten Punkte gewinnen.",
    sapphire: "jeder Saphir in deinem Schatz, Stein oder Plättchen",
    eye: "jeder Böse Blick in deinem Schatz, Marker oder Plättchen",
  },
  jars: {
    title: "Die halbe Wahrheit",
    text: "Ein Deckel zeigt eine Farbe und ein Symbol. Sitzt ein Dieb im Krug, stimmt genau eines von beiden, niemals beides.",
    three:
      "Von jedem Deckel gibt es drei Krüge: Bei einem stimmt die Farbe, bei einem das Symbol, und in einem ist ein Sonderplättchen.",
    two: "Von jedem Deckel gibt es zwei Krüge: Bei einem stimmt die Farbe, beim anderen das Symbol.",
    colour: "Die Farbe stimmt:",
    symbol: "Das Symbol stimmt:",
    special: "Oder der Deckel bedeutet nichts:",
    another: "Ein anderer Krug",
  },
  theft: {
    title: "Was einen Diebstahl ausmacht",
    text: "Vier Plättchen werden aufgedeckt. Diebe, die in Farbe oder Symbol alle gleich oder alle verschieden sind, gehören zusammen. Drück auf ein Plättchen, um es zu ändern.",
    specials:
      "Ein Amulett steht für jeden beliebigen Dieb. Jedes andere Sonderplättchen verdirbt den Diebstahl.",
    tile: (given) => `Plättchen ${given.number}: ${given.front}`,
    sameColour: "Es gelingt: eine Farbe.",
    fourColours: "Es gelingt: lauter verschiedene Farben.",
    sameSymbol: "Es gelingt: ein Symbol.",
    fourSymbols: "Es gelingt: lauter verschiedene Symbole.",
    amulets: "Es gelingt: Mit so vielen Amuletten passt alles.",
    fails: "Es misslingt: Weder Farben noch Symbole sind alle gleich oder alle verschieden.",
    spoilt: (given) => `Es misslingt: Dieses Plättchen verdirbt es (${given.front}).`,
  },
  where: {
    title: "Wo du stiehlst",
    around: "Um einen Saphir",
    line: "Entlang einer Linie",
    aroundText:
      "Gehören die vier Plättchen um ihn zusammen, ist er dein. Die Plättchen bleiben offen liegen.",
    lineText:
      "Eine Reihe, eine Spalte oder eine lange Diagonale: Du nimmst einen Saphir, der sie berührt, und vier neue Plättchen kommen. Berührt sie keiner mehr, wählst du frei, auch aus einem Schatz.",
    fails:
      "Gehören sie nicht zusammen, werden alle vier wieder verdeckt, und du bekommst einen Bösen Blick.",
  },
  turn: {
    title: "Dein Zug",
    hand: "Wirf ab, was du nicht willst, und zieh auf drei Plättchen.",
    glimpse: "Du darfst in einen Krug spähen. Das meiste, was du findest, bleibt dein Geheimnis.",
    action:
      "Du darfst ein Plättchen deiner Hand verdeckt auf das Spielfeld legen und nehmen, was dort lag. Oder zwei Nachbarn auf dem Feld tauschen die Plätze. Oder du spielst ein Sonderplättchen aus.",
    actionFamily:
      "Du darfst ein Plättchen deiner Hand verdeckt auf das Spielfeld legen und nehmen, was dort lag. Oder zwei Nachbarn auf dem Feld tauschen die Plätze.",
    steal: "Du darfst einen Diebstahl ansagen. Damit endet dein Zug.",
  },
  specials: {
    title: "Fünf Sonderplättchen",
    found: "Beim Spähen gefunden",
    played: "Aus der Hand gespielt",
    L: {
      found: "Allen gezeigt. Sie beleuchtet bis zu drei Krüge daneben, und alle sehen sie.",
      played: "Statt zu spähen siehst du in zwei benachbarte Krüge.",
    },
    S: {
      found: "Allen gezeigt, und gleich deins.",
      played: "Stiehlt einen Saphir: vom Spielfeld oder aus einem Schatz.",
    },
    A: {
      found: "Nichts geschieht; es bleibt dein Geheimnis.",
      played: "Befreit dich von einem Bösen Blick.",
    },
    D: {
      found: "Allen gezeigt, und du wirfst deine ganze Hand ab.",
      played: "Hält jederzeit ein Sonderplättchen auf, das ein anderer gerade gespielt hat.",
    },
    E: {
      found: "Nichts geschieht; es bleibt dein Geheimnis.",
      played: "Geht an einen Gegner und zählt dort −1.",
    },
  },
  leaders: {
    title: "Räuberhauptleute",
    text: "Ein Stern jeder Farbe ist ein Hauptmann. Er ist ein Dieb wie die anderen, aber vor deiner Aktion darfst du einen aus der Hand offen auf das Spielfeld legen.",
    four: "Deckt ein Diebstahl alle vier Hauptleute auf, nimmst du jeden Saphir vom Spielfeld, und die Partie ist vorbei.",
  },
  tales: {
    title: "Drei Märchen",
    text: "Drei goldene Plättchen wirken, sobald sie gezogen, gefunden oder aufgedeckt werden.",
    $m: "Der Kaufmann steht an einer Ecke und nimmt am Ende jedes Zuges ihren Saphir, dann geht er weiter. Liegt der in der Mitte am Ende des fünften Zuges noch da, verlieren alle.",
    $g: "Der Dschinn gewährt dir einen Wunsch: keine Bösen Blicke mehr, einen zweiten Zug, oder alles, was der Kaufmann genommen hat, und er geht.",
    $s: "Sindbad schickt jede Hand sieben Plätze weiter.",
  },
  family: {
    title: "Das Familienspiel",
    text: "Vierzig Diebe und keine Sonderplättchen: Nichts unterbricht dich, und nur die Diebe selbst können einen Diebstahl verderben.",
  },
  end: {
    title: "Das Ende",
    text: "Die Partie ist vorbei, sobald kein Saphir mehr auf dem Spielfeld liegt. Plättchen auf der Hand zählen nichts.",
  },
  help: {
    thief:
      "Leg ihn im Tausch gegen einen Krug auf das Spielfeld: Vier, die zusammengehören, machen einen Diebstahl.",
    leader:
      "Vor deiner Aktion darfst du ihn offen auf das Spielfeld legen. Vier Hauptleute nehmen alles.",
    jar: "Sitzt ein Dieb darin, stimmt seine Farbe oder sein Symbol, niemals beides.",
    jarFamily: "Seine Farbe oder sein Symbol stimmt, niemals beides.",
    gem: "Er ist dein, wenn die vier Plättchen um ihn zusammengehören, oder durch eine Linie, die er berührt.",
    phase: {
      hand: "Wirf ab, was du nicht willst, und zieh auf drei Plättchen.",
      glimpse: "Späh in einen Krug, oder spiel eine Laterne und sieh in zwei. Oder pass.",
      action:
        "Eine Aktion: Tausch ein Plättchen deiner Hand gegen eines vom Spielfeld, lass zwei Nachbarn die Plätze tauschen, oder spiel ein Sonderplättchen aus. Oder pass.",
      steal:
        "Sag einen Diebstahl um einen Saphir oder entlang einer Linie an, oder pass. Dann endet der Zug.",
    },
  },
};
