import type { end as english } from "../en/end";
import type { Messages } from "../messages";
import { all, does, win } from "./who";

export const end: Messages<typeof english> = {
  won: (given) => win(given.whos),
  wonTogether: (given) => `${win(given.whos)} gemeinsam`,
  youWon: "Du hast gewonnen",
  nobody: "Niemand gewinnt",
  how: "So kamen die Punkte zustande",
  rank: (given) => `${given.rank}.`,
  counting: "Die Punkte werden gezählt …",
  winner: "gewinnt",
  sum: "Summe",
  empty: "leer",
  tie: (given) =>
    `${all(given.whos, "Du")} ${given.whos.some((who) => who.you) ? "habt" : "haben"} je ${given.points}.`,
  tieStays: "Das entscheidet nichts: Der Sieg wird geteilt.",
  course: "Wie die Partie verlief",
  courseHelp:
    "Die Punkte, wie sie sich änderten, und die Augenblicke, die entschieden haben. Jeder zeigt die Partie von dort an noch einmal.",
  turning: {
    ahead: (given) => `${does(given.who, "übernimmst", "übernimmt")} endgültig die Führung`,
    gain: (given) => `${does(given.who, "machst", "macht")} den Unterschied`,
    loss: (given) => `${does(given.who, "wendest", "wendet")} für eine Weile das Blatt`,
    falls: (given) => `${does(given.who, "verlierst", "verliert")} an Boden`,
  },
  rematch: "Revanche",
  rematchHelp: "Dieselben Leute, dieselben Regeln, neu ausgeteilt.",
  toRematch: "Zur Revanche",
  rematchOpen: "Eine Revanche ist eröffnet.",
  replay: "Noch einmal ansehen",
  home: "Start",
  verify: "Diese Partie prüfen",
  verifyHelp:
    "Vor dem Austeilen hat der Server das Siegel seines Geheimnisses veröffentlicht und jeder Browser das seines Beitrags; erst danach wurde geöffnet. Dein Browser prüft nun alles und teilt noch einmal aus.",
  verifying: "Wird geprüft …",
  checks: {
    seal: "Das Geheimnis passt zum Siegel, das vor dem Austeilen veröffentlicht wurde.",
    same: "Das Protokoll trägt das Siegel, das vor dem Austeilen zu sehen war.",
    told: "Die Siegel aller Plätze sind die, die dein Browser erfuhr, bevor er seinen Beitrag öffnete.",
    sealed:
      "Was die Plätze beigetragen haben, ist das, was sie vor jedem Öffnen versiegelt hatten.",
    own: "Was dein Browser versiegelt hat, ist im Ausgeteilten enthalten.",
    deal: "Ausgeteilt wurde, wie es aus dem Geheimnis und den Beiträgen der Plätze folgt.",
  },
  good: "Alles ist in Ordnung.",
  bad: "Etwas passt nicht. Bewahr das Protokoll auf und spiel es mit „larceny verify“ noch einmal durch.",
  unknown: "Das ließ sich hier nicht prüfen.",
  passed: "stimmt",
  failed: "stimmt nicht",
  skipped: "nicht geprüft",
  seal: "Siegel",
  secret: "Geheimnis",
  added: "Beiträge der Plätze",
  addedNone: "nichts",
  addedBy: { sealed: "versiegelt", plain: "offen gesendet", bot: "für einen Bot", none: "nichts" },
  withheld: "Nicht rechtzeitig geöffnet",
  beacon: "Öffentliches Zufallssignal",
  record: "Das Protokoll mitnehmen",
  recordHelp:
    "Die ganze Partie als Datei: Damit kann sie jeder noch einmal durchspielen und prüfen.",
  text: "Als Text",
  json: "Als JSON",
  below: "Der Tisch, wie er am Ende stand",
};
