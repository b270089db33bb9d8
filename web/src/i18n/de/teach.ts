// Die Seiten, die die beiden Spiele lehren, und was ein Ding am Tisch antwortet, wenn man es fragt.

import type { teach as english } from "../en/teach";
import type { Messages } from "../messages";

export const teach: Messages<typeof english> = {
  how: "So wird gespielt",
  all: "Alle Regeln, nummeriert",
  ways: "Wie man die Regeln lesen kann",
  inThis: "In dieser Ausgabe",
  otherwise: "anderswo anders",
  read: (given) => `Absatz ${given.number} lesen`,
  guided: "Eine geführte erste Partie spielen",
  again: "Noch einmal",
  special: (given) => `Diese Ausgabe: ${given.edition}`,
  differs: (given) => `Worin sie sich von dieser unterscheidet: ${given.edition}.`,
  usual: "Mit dieser Ausgabe werden die anderen hier verglichen.",

  master: {
    lead: "Edelsteine wandern durch eine Schatulle, die niemals stillsteht. Merk dir, wo sie liegen, wähl, wer du bist, und trag mehr davon als die anderen.",
    want: {
      title: "Was du willst",
      text: (given) =>
        `Am Anfang liegen Imitate auf deinem weißen Kissen: ${given.gems}. Sie zählen gegen dich, also werde sie los. Was du gewinnst, liegt auf deinem schwarzen Kissen und zählt für dich. Die meisten Punkte gewinnen.`,
      turns:
        "Ein Imitat wird echt, sobald du es in eine Schublade legst. Von da an kann es jeder gewinnen.",
      onWhite: "auf deinem weißen Kissen",
      onBlack: "auf deinem schwarzen Kissen",
    },
    box: {
      title: "Die Schatulle",
      text: "Drei Ebenen mit je vier Schubladen. Du kannst die obere Ebene allein drehen oder die oberen zwei zusammen, immer um ein Viertel. Oder du wendest die ganze Schatulle.",
      grain:
        "Jede Front hat ihre eigene Maserung: Daran erkennst du eine Schublade wieder. Folg der markierten.",
      plain:
        "Hier sehen alle Fronten gleich aus: Nur deine Augen folgen einer Schublade. Folg der markierten.",
      now: (given) => `Die markierte Schublade: ${given.place}.`,
    },
    drawer: {
      title: "Was liegt, und was fällt",
      text: "In jeder Schublade können Edelsteine oben oder unten sein. Öffne sie: Was oben ist, bleibt liegen; was unten ist, fällt auf das rote Kissen. Wendet man die Schatulle, wird oben unten.",
      fell: "Fällt ein Edelstein aus deiner Schublade, kann deine Figur nichts mehr tun, und du darfst nur noch die Schatulle bewegen. Allein die Gemmologin legt trotzdem hinein.",
      turn: "Schatulle wenden",
      open: "Schublade öffnen",
      above: "Die Edelsteine sind oben.",
      below: "Die Edelsteine sind unten.",
      lie: "Sie bleiben liegen: Jetzt handelt deine Figur.",
      fall: "Sie fallen auf das rote Kissen: Deine Figur kann nichts tun.",
    },
    fill: {
      title: "Vor der ersten Runde",
      text: (given) =>
        `Die Spieler verstecken Diamanten in der Schatulle, zusammen: ${given.gems}. Bist du dran, öffne Schubladen und leg deinen Anteil hinein. Danach bewegst du die Schatulle.`,
    },
    round: {
      title: "Eine Runde",
      choose: "Alle wählen gleichzeitig eine ihrer Karten und legen sie verdeckt hin.",
      all_at_once: "Alle decken ihre Karten gemeinsam auf.",
      smugglers_first:
        "Erst decken die Schmuggler auf und sind an der Reihe. Dann decken alle anderen auf.",
      order:
        "Die Figuren handeln nacheinander. Haben mehrere dieselbe gewählt, kommt die niedrigste Kartennummer zuerst.",
      turn: "Bist du dran, öffnest du eine Schublade, tust, was deine Figur kann, und darfst dann die Schatulle bewegen. Detektive tun keines von beidem.",
      aside:
        "Die Karte wird weggelegt. Nach sechs Runden gibst du deine sechs Karten nach links und bekommst die von rechts.",
    },
    characters: {
      title: "Sechs Figuren, der Reihe nach",
      smuggler: {
        all_to_red:
          "Bringt alle Edelsteine aus dem Vorderfach auf das rote Kissen und legt ein Imitat hinein. Danach teilen Schmuggler vielleicht das rote Kissen auf.",
        one_unless_ring:
          "In einem Ring bringt er alle Edelsteine aus dem Vorderfach auf das rote Kissen, und der Ring teilt es auf. Sonst darf er einen für sich nehmen. Dann darf er ein Imitat hineinlegen.",
      },
      jeweler: "Legt ein Imitat hinein und darf seine Alarmanlage einbauen. Nimmt nichts.",
      gemologist:
        "Legt ein Imitat hinein und darf für jeden Detektiv der Runde noch eines dazulegen, auch wenn Edelsteine gefallen sind. Nimmt nichts.",
      thief: {
        may: "Nimmt alle Edelsteine aus dem Vorderfach oder keinen. Legt nichts hinein.",
        must: "Nimmt alle Edelsteine aus dem Vorderfach. Legt nichts hinein.",
      },
      master_thief:
        "Nimmt alle Edelsteine aus dem Vorderfach, oder verzichtet auf sie und schaut dahinter nach einem Rubin. Liegt einer dort, darf er ihn mitsamt dem Vorderfach nehmen.",
      detective:
        "Öffnet nichts und bewegt nichts. Am Ende der Runde teilen die Detektive das rote Kissen auf.",
    },
    red: {
      title: "Wer bekommt das rote Kissen?",
      text: "Darauf liegt, was gefallen ist und was Schmuggler gebracht haben. Probier aus, wer es bekommt, wenn keinem Schmuggler etwas heruntergefallen ist.",
      smugglers: "Schmuggler",
      detectives: "Detektive",
      fewer: (given) => `Weniger: ${given.what}`,
      more: (given) => `Mehr: ${given.what}`,
      share:
        "Die Schmuggler teilen es auf, sobald der letzte von ihnen dran war, Stein für Stein, die niedrigste Kartennummer zuerst. Detektive bekommen nur, was später dazukommt.",
      confiscate:
        "Die Detektive teilen es am Ende der Runde auf, Stein für Stein, die niedrigste Kartennummer zuerst.",
      stays: "Es bleibt für die nächste Runde liegen.",
    },
    alarm: {
      title: "Die Alarmanlage",
      text: "Ein Juwelier darf seine Alarmanlage in einer Schublade lassen. Oben ist sie still: Die Edelsteine daneben kann man nehmen. Unten fällt sie mit ihnen heraus.",
      own: "Öffnest du eine Schublade und deine eigene Alarmanlage fällt, gehen die Edelsteine auf das rote Kissen.",
      lie: "Sie ist still: Die Edelsteine kann man nehmen.",
      fall: "Sie fällt: Alle gefallenen Edelsteine gehen auf das schwarze Kissen ihres Besitzers.",
    },
    ruby: {
      title: "Sechs Rubine dahinter",
      text: "Zwei Schubladen jeder Ebene sind lang und haben hinten ein Geheimfach. In jeder dieser sechs liegt am Anfang ein Rubin. Von außen erkennt niemand eine lange Schublade, und nur ein Meisterdieb darf dahinter schauen.",
      risk: "Wer dahinter schaut, verzichtet auf das Vorderfach. Liegt dort kein Rubin, bekommt er nichts. Ein Rubin, der unten ist, fällt.",
      picture: "Eine lange Schublade von oben: Edelsteine im Vorderfach, dahinter ein Rubin",
    },
    end: {
      title: "Das Ende",
      text: "Die Partie ist vorbei, wenn am Ende einer Runde ein weißes Kissen leer ist. Edelsteine in der Schatulle und auf dem roten Kissen zählen für niemanden.",
      at_once: "Sie ist sofort vorbei, wenn der letzte Rubin der Schatulle genommen wird.",
      end_of_round:
        "Sie ist nach der Runde vorbei, in der der letzte Rubin der Schatulle genommen wird.",
    },
  },

  forty: {
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
  },

  help: {
    modeOn: "Drück auf ein Ding, um es erklärt zu bekommen",
    rule: (given) => `Absatz ${given.number}`,
    jar: "Sitzt ein Dieb darin, stimmt seine Farbe oder sein Symbol, niemals beides.",
    jarFamily: "Seine Farbe oder sein Symbol stimmt, niemals beides.",
    thief:
      "Leg ihn im Tausch gegen einen Krug auf das Spielfeld: Vier, die zusammengehören, machen einen Diebstahl.",
    leader:
      "Vor deiner Aktion darfst du ihn offen auf das Spielfeld legen. Vier Hauptleute nehmen alles.",
    gem: "Er ist dein, wenn die vier Plättchen um ihn zusammengehören, oder durch eine Linie, die er berührt.",
    phase: {
      hand: "Wirf ab, was du nicht willst, und zieh auf drei Plättchen.",
      glimpse: "Späh in einen Krug, oder spiel eine Laterne und sieh in zwei. Oder pass.",
      action:
        "Eine Aktion: Tausch ein Plättchen deiner Hand gegen eines vom Spielfeld, lass zwei Nachbarn die Plätze tauschen, oder spiel ein Sonderplättchen aus. Oder pass.",
      steal:
        "Sag einen Diebstahl um einen Saphir oder entlang einer Linie an, oder pass. Dann endet der Zug.",
    },
    drawer:
      "Öffne sie: Was unten ist, fällt auf das rote Kissen; was oben ist, bleibt für deine Figur liegen.",
    alarm:
      "Ein Juwelier baut sie in eine Schublade ein. Fällt sie, wenn ein anderer öffnet, bekommt ihr Besitzer alle Edelsteine, die fallen.",
    pillow: {
      white: "Deine Imitate: Jeder Diamant kostet einen Punkt, jeder Saphir zwei. Werde sie los.",
      black: "Was du gewonnen hast: Ein Diamant zählt 1, ein Saphir 2, ein Rubin 4.",
      red: "Edelsteine, die gefallen sind oder geschmuggelt wurden. Schmuggler oder Detektive teilen sie auf.",
    },
  },
};
