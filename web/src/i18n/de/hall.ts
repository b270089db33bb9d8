import type { hall as english } from "../en/hall";
import type { Messages } from "../messages";

export const hall: Messages<typeof english> = {
  title: "Lobby",
  lead: "Wer da ist, welche Tische warten und was gerade gespielt wird.",
  here: (given) => (given.count === 1 ? "Nur du bist da" : `${given.count} sind da`),
  names: "Mit Namen hier",
  showMe: "Meinen Namen hier zeigen",
  waiting: "Tische, die warten",
  sit: "Hinsetzen",
  sitOf: (given) => `Hinsetzen bei ${given.game} mit ${given.names}`,
  running: "Wird gerade gespielt",
  late: "Alles erscheint eine Minute später, damit niemand, der zuschaut, jemandem helfen kann.",
  watchOf: (given) => `Zuschauen bei ${given.game}: ${given.names}`,
  finished: "Noch einmal sehenswert",
  noFinished: "Öffentliche Partien stehen hier, sobald sie vorbei sind.",
  replayOf: (given) => `Die Aufzeichnung von ${given.game} ansehen: ${given.names}`,
  match: {
    title: "Schnell gefunden",
    help: "Ein Tippen, und du sitzt mit Leuten deiner Stärke am Tisch. Je länger du wartest, desto weiter suchen wir.",
    tempo: { fast: "Schnell", relaxed: "Gemütlich", days: "Über Tage" },
    looking: (given) => (given.count === 1 ? "1 sucht" : `${given.count} suchen`),
    players: "Wie viele am Tisch",
    most: { two: "zwei", four: "bis zu vier" },
    botsAfter: "Bots anbieten nach",
    seconds: (given) =>
      given.seconds < 60
        ? `${given.seconds} Sekunden`
        : given.seconds === 60
          ? "1 Minute"
          : `${given.seconds / 60} Minuten`,
    searching: (given) => `Mitspieler gesucht: ${given.game}, ${given.tempo.toLowerCase()}`,
    waited: (given) => (given.seconds === 1 ? "seit 1 Sekunde" : `seit ${given.seconds} Sekunden`),
    goOn: "Du kannst dich inzwischen überall umsehen: Wir bringen dich an den Tisch.",
    nobody: "Noch passt niemand. Warte weiter, oder spiel jetzt gegen Bots.",
    withBots: "Gegen Bots spielen",
    stop: "Nicht mehr suchen",
  },
  seatFree:
    "Jemand ist nicht gekommen. Wer als Nächstes so eine Partie sucht, bekommt den Platz; oder der Gastgeber lässt einen Bot spielen.",
  leaders: {
    place: (given) => `Du stehst auf Platz ${given.place}.`,
    link: "Bestenlisten",
    title: "Bestenlisten",
    lead: "Wer nach gewerteten Partien sicher am stärksten ist: Menschen wie Bots.",
    of: (given) => `Die Stärksten bei ${given.game}`,
    rank: "Platz",
    player: "Name",
    rating: "Wertung",
    games: "Partien",
    bot: (given) => `Bot: ${given.name}`,
    nobody: "Hier ist noch niemand gewertet",
    nobodyHelp:
      "Es zählen gewertete Partien, wie die schnell gefundenen. Der erste Platz ist noch frei.",
  },
};
