import type { clubs as english } from "../en/clubs";
import type { Messages } from "../messages";

export const clubs: Messages<typeof english> = {
  title: "Gruppen",
  help: "Leute mit einem eigenen Tisch, zum Beispiel jeden Donnerstag. Ihre Partien werden aufgehoben.",
  none: "Noch keine Gruppe. Gründe eine, und lade Bekannte ein.",
  name: "Name der Gruppe",
  nameHelp: "Zum Beispiel „Unser Donnerstag“. Höchstens 24 Buchstaben.",
  make: "Gruppe gründen",
  members: (given) => (given.count === 1 ? "1 Mitglied" : `${given.count} Mitglieder`),
  isOpen: "Der Tisch ist offen",
  isOn: "Eine Partie läuft",
  lead: (given) => `${given.owner} kümmert sich um diese Gruppe.`,
  leadMine: "Du kümmerst dich um diese Gruppe.",
  table: "Unser Tisch",
  tableFirst:
    "Es gab noch keinen Tisch. Mit dem ersten legt ihr fest, was ihr spielt; die nächsten werden genauso.",
  tableNext: "Der nächste Tisch wird wie der letzte. Wer ihn öffnet, ist Gastgeber.",
  choose: "Spiel und Regeln wählen",
  other: "Anderes Spiel, andere Regeln",
  open: "Unseren Tisch öffnen",
  openHelp: "Alle Mitglieder erfahren es, hier oder auf ihren Geräten.",
  goTo: "Zum Tisch",
  free: (given) =>
    given.count === 0
      ? "Alle Plätze sind besetzt."
      : given.count === 1
        ? "Ein Platz ist frei."
        : `${given.count} Plätze sind frei.`,
  playing: "Die Partie läuft.",
  as: (given) => `${given.game}, ${given.edition}, ${given.count} Spieler`,
  meeting: "Wann ihr euch trefft",
  meets: (given) => `${given.when}. Das nächste Mal: ${given.date}.`,
  meetsYours: "Das ist deine eigene Zeit.",
  meetsNever: "Keine Zeit ist verabredet.",
  weekday: "Tag",
  time: "Uhrzeit",
  save: "Speichern",
  clear: "Keine feste Zeit",
  saved: "Gespeichert.",
  history: "Was wir gespielt haben",
  historyNone: "Hier stehen die Partien, die ihr zusammen beendet habt, mit ihrem Ergebnis.",
  more: "Mehr zeigen",
  won: (given) => `Gewonnen: ${given.names}`,
  replayOf: (given) => `${given.game} vom ${given.date} noch einmal ansehen`,
  scores: "Wer wie oft gewonnen hat",
  member: "Mitglied",
  games: "Partien",
  wins: "Siege",
  since: (given) => `seit ${given.date}`,
  owner: "kümmert sich um die Gruppe",
  remove: "Entfernen",
  removeOf: (given) => `${given.name} aus der Gruppe entfernen`,
  removeHelp:
    "Wer entfernt wurde, kann zurückkommen, wenn jemand einlädt. Der Link der Gruppe wird neu gemacht.",
  handOver: "Übergeben",
  handOverOf: (given) => `Die Gruppe an ${given.name} übergeben`,
  handOverHelp: "Du bist dann ein Mitglied wie die anderen.",
  invite: "Bekannte einladen",
  inviteHelp: "Sie erfahren es sofort und treten mit einem Tipp bei.",
  link: "Link der Gruppe",
  linkHelp: "Wer ihn öffnet, kann beitreten.",
  newLink: "Neuen Link machen",
  linkMade: "Das ist der neue Link. Der alte führt ins Leere.",
  rename: "Umbenennen",
  leave: "Gruppe verlassen",
  leaveHelp: "Was du gewonnen hast, bleibt in ihrer Geschichte.",
  close: "Gruppe auflösen",
  closeHelp:
    "Die Gruppe und ihre Geschichte werden für alle gelöscht. Die Aufzeichnungen behält, wer mitgespielt hat.",
  fromLink: (given) => `„${given.club}“ beitreten?`,
  fromLinkHelp: (given) =>
    given.count === 1
      ? `Eine Gruppe von ${given.owner}. Ihre Mitglieder haben einen eigenen Tisch.`
      : `Eine Gruppe von ${given.owner} mit ${given.count} Mitgliedern, die einen eigenen Tisch haben.`,
  noLink: "Dieser Link führt ins Leere. Bitte um einen neuen.",
  gone: "Diese Gruppe gibt es nicht, oder du gehörst nicht dazu.",
  ofTable: "Ein Tisch deiner Gruppe",
  toGroup: "Zur Gruppe",
};
