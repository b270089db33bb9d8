import type { Messages } from "../../../../i18n/messages";
import type { teach as english } from "../en/teach";

export const teach: Messages<typeof english> = {
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
  help: {
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
