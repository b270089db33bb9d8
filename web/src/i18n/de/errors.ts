import type { errors as english } from "../en/errors";
import type { Messages } from "../messages";

export const errors: Messages<typeof english> = {
  unknown: (given) =>
    `Das hat nicht geklappt (${given.code}). Versuch es noch einmal; bleibt es dabei, sag es denen, die diesen Server betreiben.`,
  rule: (given) => `Das erlauben die Regeln nicht: ${given.rule}.`,
  wait: (given) =>
    given.seconds <= 1
      ? "Zu oft. Versuch es in einer Sekunde noch einmal."
      : `Zu oft. Versuch es in ${given.seconds} Sekunden noch einmal.`,
  range: (given) => `${given.option}: Möglich ist ${given.least} bis ${given.most}.`,
  together: (given) => `Das passt nicht zusammen: ${given.options}.`,
  forgotten: (given) =>
    `Deine Sitzung ist abgelaufen. Du bist jetzt als neuer Gast hier: ${given.name}.`,
  elsewhere: (given) =>
    `Du hast dich in einem anderen Tab an- oder abgemeldet. Auch hier bist du jetzt ${given.name}.`,
  signedOut: "Deine Sitzung ist abgelaufen. Melde dich an, dann gehören deine Plätze wieder dir.",
  brokenTitle: "Diese Seite ließ sich nicht zeigen",
  brokenText:
    "Ein Teil des Programms ist nicht angekommen; vielleicht gibt es eine neue Fassung. Deine Partien sind sicher: Sie liegen auf dem Server.",
  loadAgain: "Seite neu laden",
  sentAway:
    "Der Gastgeber hat deinen Platz freigegeben. Du kannst dich wieder setzen oder zuschauen.",
  hostNow: "Du bist jetzt Gastgeber an diesem Tisch.",
  olderRunning:
    "Diese Partie begann unter anderen Regeln, als der Server heute hat, und lässt sich nicht weiterspielen. Der Gastgeber kann sie abbrechen.",
  codes: {
    offline: "Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.",
    "server-trouble": "Der Server hat Schwierigkeiten. Versuch es gleich noch einmal.",
    "who-are-you": "Der Server kennt dich nicht mehr. Melde dich an oder mach als Gast weiter.",
    "foreign-origin": "Das kam von einer fremden Seite und wurde deshalb abgelehnt.",
    "bad-request": "In diesem Formular stimmt etwas nicht.",
    "too-big": "Das ist zu viel für eine Nachricht.",
    "not-found": "Diese Seite gibt es nicht.",
    "method-not-allowed": "Das geht hier nicht.",
    internal: "Unser Fehler. Er ist notiert; versuch es noch einmal.",
    "too-many": "Zu oft. Warte kurz und versuch es noch einmal.",
    busy: "Der Server prüft gerade viele Passwörter. Versuch es gleich noch einmal.",
    "bad-name": "Dieser Name ist zu kurz, zu lang oder enthält Zeichen, die nicht erlaubt sind.",
    "bad-account":
      "Ein Kontoname hat 3 bis 24 Zeichen: Kleinbuchstaben, Ziffern, Punkte oder Striche.",
    "bad-password": "Dieses Passwort ist zu kurz oder zu lang.",
    "bad-label": "Diese Bezeichnung ist zu lang oder enthält Zeichen, die nicht erlaubt sind.",
    "account-taken": "Diesen Kontonamen hat schon jemand. Such dir einen anderen aus.",
    "has-account": "Du hast schon ein Konto.",
    "no-account": "Du hast noch kein Konto.",
    "wrong-password": "Konto oder Passwort stimmt nicht.",
    "session-only": "Mit dem Token eines Skripts geht das nicht. Melde dich selbst an.",
    "no-such-token": "Dieses Token gibt es nicht mehr.",
    "no-such-person": "So heißt hier niemand mehr.",
    "no-such-game": "Diese Partie gibt es nicht.",
    "too-many-tokens": "Mehr Token kannst du nicht haben. Widerruf erst eines.",
    "no-such-table": "Diesen Tisch gibt es nicht, oder niemand darf zuschauen.",
    "too-many-tables": "Du hast zu viele Tische offen. Spiel erst einen zu Ende oder gib ihn auf.",
    "unknown-game": "Dieses Spiel gibt es nicht.",
    "unknown-edition": "Diese Ausgabe gibt es nicht.",
    "unknown-field": "Diese Option gibt es nicht.",
    "unknown-bot": "Diesen Bot gibt es nicht.",
    "unknown-variant": "Diese Variante gibt es nicht.",
    "fixed-field": "Diese Option lässt sich nicht ändern.",
    "bad-value": "Diesen Wert kann die Option nicht haben.",
    "missing-field": "Eine Option fehlt.",
    "out-of-range": "Eine Zahl ist zu klein oder zu groß.",
    players: "Mit so vielen lässt sich dieses Spiel nicht spielen.",
    clock: "So lässt sich die Uhr nicht stellen.",
    "no-imitations": "Ohne Imitate wäre jedes weiße Kissen von Anfang an leer.",
    "ring-unknown":
      "Ein Schmuggler, der ohne Ring einen Edelstein nimmt, muss den Ring kennen: Alle Karten müssen auf einmal aufgedeckt werden.",
    "two-moves-owed": "Wer nach dem Füllen drehen und wenden muss, braucht zwei Bewegungen.",
    "strict-stock": "In der Packung sind nicht genug Edelsteine für so viele Spieler.",
    "host-only": "Das darf nur der Gastgeber.",
    "not-seated": "Du hast keinen Platz an diesem Tisch.",
    "no-such-seat": "Diesen Platz gibt es am Tisch nicht.",
    "seat-taken": "Jemand war schneller: Dieser Platz ist besetzt.",
    "table-full": "An diesem Tisch sind alle Plätze besetzt.",
    "seats-free": "Ein Platz ist noch frei.",
    "not-ready": "Es sind noch nicht alle bereit.",
    "no-such-colour": "Diese Farbe gibt es nicht.",
    "colour-taken": "Diese Farbe hat schon jemand.",
    "cannot-kick-yourself":
      "Dich selbst kannst du nicht wegschicken. Verlass stattdessen den Tisch.",
    "too-many-muted": "So viele lassen sich nicht stumm schalten.",
    "already-started": "Diese Partie hat schon begonnen.",
    "already-over": "Diese Partie ist schon vorbei.",
    "still-playing": "Diese Partie läuft noch.",
    "not-dealt": "Für diese Partie wurde nie ausgeteilt.",
    "older-rules":
      "Diese Partie wurde nach einer älteren Fassung der Regeln gespielt. Man kann sie lesen, aber nicht weiterspielen.",
    "not-your-seat": "Das ist nicht dein Platz.",
    "not-playing": "An diesem Tisch gibt es gerade nichts zu entscheiden.",
    "hints-off": "An diesem Tisch gibt es keine Tipps.",
    "hints-rated": "In einer gewerteten Partie gibt es keine Tipps.",
    "not-your-turn": "Du bist gerade nicht gefragt.",
    "no-chances": "In diesem Spiel rechnet niemand Chancen aus.",
    "analysis-failed":
      "Der Meister ist mit dieser Partie nicht fertig geworden. Versuche es noch einmal.",
    "analyses-busy":
      "Der Meister hat zu viele Partien zu beurteilen. Versuche es gleich noch einmal.",
    "illegal-action": "Das erlauben die Regeln jetzt nicht.",
    "unknown-action": "Diesen Zug kennt der Tisch nicht.",
    "too-late": "Zu spät: Die Frage ist beantwortet oder hat sich geändert.",
    "already-answered": "Du hast schon geantwortet.",
    muted: "Der Gastgeber hat dich im Gespräch stumm geschaltet.",
    "chat-rate": "Nicht so schnell. Warte kurz vor der nächsten Zeile.",
    "bad-text":
      "Diese Zeile lässt sich nicht senden: Sie ist leer, zu lang oder enthält Zeichen, die nicht erlaubt sind.",
    rated: "In einer gewerteten Partie wird nichts zurückgenommen.",
    "nothing-to-undo": "Es gibt nichts zurückzunehmen.",
    "nothing-asked": "Darum bittet niemand mehr.",
    "window-open":
      "Solange andere mit einem Dolch antworten können, lässt sich nichts zurücknehmen.",
    "bad-message": "Der Server hat diese Seite nicht verstanden. Lade sie neu.",
    "too-fast": "Zu viel auf einmal. Warte kurz.",
    resync: "Der Tisch wurde neu aufgebaut.",
  },
};
