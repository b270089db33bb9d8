import type { replay as english } from "../en/replay";
import type { Messages } from "../messages";

export const replay: Messages<typeof english> = {
  title: (given) => `Noch einmal: ${given.game}`,
  eyes: "Wessen Sicht",
  eyesOf: (given) => `Sicht von ${given.name}`,
  spectator: "Sicht eines Zuschauers",
  all: "alles offen",
  controls: "Wiedergabe",
  first: "Zum Anfang",
  back: "Einen Schritt zurück",
  play: "Abspielen",
  pause: "Pause",
  forward: "Einen Schritt weiter",
  last: "Zum Ende",
  speed: "Tempo",
  speedOf: (given) => `${given.factor.toLocaleString("de")}×`,
  scrub: "Zeitpunkt der Partie",
  step: (given) => `Schritt ${given.step} von ${given.all}`,
  round: "Springen zu",
  chapters: {
    start: "Der Anfang",
    round: (given) => `Runde ${given.number}`,
    turn: (given) => `Zug ${given.number}`,
  },
  link: "Link zu diesem Augenblick",
  keys: "Pfeiltasten gehen einen Schritt, die Leertaste spielt ab und hält an, Pos1 und Ende springen.",
  back_to_table: "Zum Tisch",
  running: "Diese Partie läuft noch.",
  runningHelp: "Wenn sie vorbei ist, kannst du sie noch einmal ansehen.",
  none: "Hier gibt es noch nichts zu sehen",
  noneHelp: "Für diese Partie wurde nie ausgeteilt.",
};
