import type { table as english } from "../en/table";
import type { Messages } from "../messages";

export const table: Messages<typeof english> = {
  yourTurn: "Du bist dran",
  yourTurnTitle: (given) => `● Du bist dran – ${given.game}`,
  games: { "master-thieves": "Master Thieves", "forty-thieves": "40 Thieves" },
  loading: "Der Tisch wird gedeckt …",
  missingTitle: "Diesen Tisch gibt es nicht",
  missingText: "Vielleicht fehlt ein Stück vom Link, oder der Tisch ist für Zuschauer geschlossen.",
  home: "Zum Anfang",
  olderTitle: "Nach älteren Regeln gespielt",
  olderText:
    "Diese Partie wurde nach anderen Regeln gespielt, als der Server heute hat. Zeigen lässt sie sich nicht, aber ihr Protokoll kann man laden.",
  abandonedTitle: "Die Partie wurde abgebrochen",
  abandonedText: "Jemand hat diesen Tisch vor dem Ende geschlossen.",
  waitingFor: (given) => `Es fehlt noch: ${given.names}`,
  thinking: (given) => `${given.name} denkt nach …`,
  sending: "Unterwegs …",
  timeLeft: (given) => `noch ${given.time}`,
  watching: (given) => (given.count === 1 ? "Eine Person schaut zu" : `${given.count} schauen zu`),
  youWatch: "Du schaust zu",
  stoodIn: (given) => `Bis ${given.name} wiederkommt, spielt ein Bot`,
  tabs: { log: "Verlauf", chat: "Gespräch", players: "Spieler", menu: "Menü" },
  side: "Verlauf und Gespräch",
  unread: (given) => (given.count === 1 ? "1 neue Zeile" : `${given.count} neue Zeilen`),
  logEmpty: "Noch ist nichts geschehen.",
  logOff:
    "An diesem Tisch zählt das Gedächtnis: Erzählt wird nur, was seit deinem letzten Zug geschah.",
  logRound: "Dieser Tisch merkt sich den Verlauf dieser Runde und alles seit deinem letzten Zug.",
  logTurn: "Dieser Tisch merkt sich den Verlauf dieses Zuges und alles seit deinem letzten.",
  chatEmpty: "Noch hat niemand etwas gesagt.",
  chatLabel: "Etwas sagen",
  chatSend: "Senden",
  undo: "Zurücknehmen",
  undoAsked: (given) => `${given.name} möchte die letzte Entscheidung zurücknehmen.`,
  undoWaiting: "Die anderen werden gefragt, ob du sie zurücknehmen darfst.",
  agree: "Einverstanden",
  disagree: "Nein",
  rules: "Regeln",
  leave: "Tisch verlassen",
  abandon: "Partie abbrechen",
  abandonSure: "Die Partie für alle abbrechen? Das lässt sich nicht rückgängig machen.",
  refusedBy: (given) => `Regel ${given.rule}`,
  skip: "Das Ende zeigen",
  behind: (given) =>
    given.count === 1
      ? "Ein Schritt wird noch gezeigt"
      : `${given.count} Schritte werden noch gezeigt`,
  close: "Schließen",
};
