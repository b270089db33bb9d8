import type { pace as english } from "../en/pace";
import type { Messages } from "../messages";

export const pace: Messages<typeof english> = {
  title: "Tempo am Tisch",
  help: "Wie lange jeder Zug gezeigt wird und wie viel Zeit sich die Bots nehmen.",
  ownHelp: "Wie schnell es dir gezeigt wird. Für die anderen bleibt das Tempo des Tisches.",
  paces: { calm: "gemächlich", normal: "normal", brisk: "flott", "at-once": "sofort" },
  asTable: "wie der Tisch",
  tap: "Tippe auf den Tisch oder drücke G, um sofort das Ende eines Zuges zu sehen.",
  quick: "Tempo und Einstellungen",
  hints: "Tipps können erfragt werden",
  reactions: "Die Diebe sagen ab und zu etwas",
  haptics: "Das Gerät vibriert bei großen Momenten",
  more: "Alle Einstellungen",
  again: "Seit deinem letzten Zug",
  againHelp: "Noch einmal zeigen, was seit deinem letzten Zug geschah",
  showing: "Noch einmal: seit deinem letzten Zug",
  stop: "Beenden",
  nothing: "Seit deinem letzten Zug ist nichts geschehen.",
  missed: "Du hast etwas verpasst.",
  show: "Noch einmal zeigen",
  dismiss: "Jetzt nicht",
  welcomeBack: (given) =>
    given.count === 1
      ? "Willkommen zurück: Ein Bot hat einen Zug für dich gespielt."
      : `Willkommen zurück: Ein Bot hat ${given.count} Züge für dich gespielt.`,
  see: "Ansehen, was geschah",
  tookBack: (given) => `${given.name} hat die letzte Entscheidung zurückgenommen.`,
  youTookBack: "Du hast deine letzte Entscheidung zurückgenommen.",
  somebodyTookBack: "Die letzte Entscheidung wurde zurückgenommen.",
  struck: "zurückgenommen",
  leaveSure:
    "Von jetzt an spielt ein Bot für dich. Wenn du an den Tisch zurückkommst, gehört der Platz wieder dir.",
  leaveRated:
    "Von jetzt an spielt ein Bot für dich, und das Ergebnis zählt für dich. Wenn du an den Tisch zurückkommst, gehört der Platz wieder dir.",
  gone: (given) => `${given.name} ist nicht verbunden, und der Tisch wartet.`,
  standIn: (given) => `Einen Bot für ${given.name} spielen lassen`,
  standDown: (given) => `Kein Bot mehr für ${given.name}`,
  keys: {
    again: "noch einmal zeigen, was seit deinem letzten Zug geschah",
    hurry: "das Ende dessen sehen, was gerade geschieht",
    quick: "Tempo und Einstellungen",
  },
  summary: {
    you: "Du",
    round: (given) => `Runde ${given.round}`,
    turns: "Einmal um den Tisch",
    gained: (given) => `${given.name}: ${given.gems}`,
    nothing: "Niemand hat etwas genommen.",
    seen: (given) => `Von allen gesehen: ${given.what}`,
    lies: (given) => `${given.place}: ${given.gems}`,
    empty: "nichts",
    sapphires: (given) => (given.count === 1 ? "ein Saphir" : `${given.count} Saphire`),
    failed: (given) => `${given.name}: ein Diebstahl schlug fehl`,
  },
};
