import type { replay as english } from "../en/replay";
import type { Messages } from "../messages";

export const replay: Messages<typeof english> = {
  title: (given) => `Rivedi: ${given.game}`,
  eyes: "Con gli occhi di chi",
  eyesOf: (given) => `con gli occhi di ${given.name}`,
  spectator: "con gli occhi di chi guarda",
  all: "tutto scoperto",
  controls: "Comandi",
  first: "All’inizio",
  back: "Un passo indietro",
  play: "Avvia",
  pause: "Pausa",
  forward: "Un passo avanti",
  last: "Alla fine",
  speed: "Velocità",
  speedOf: (given) => `${given.factor.toLocaleString("it")}×`,
  scrub: "Momento della partita",
  step: (given) => `Passo ${given.step} di ${given.all}`,
  round: "Vai a",
  chapters: {
    start: "L’inizio",
    round: (given) => `Manche ${given.number}`,
    turn: (given) => `Turno ${given.number}`,
  },
  link: "Link a questo momento",
  keys: "Le frecce fanno un passo, la barra spaziatrice avvia e mette in pausa, Home e Fine saltano.",
  back_to_table: "Al tavolo",
  running: "Questa partita è ancora in corso.",
  runningHelp: "Si potrà rivedere quando sarà finita.",
  none: "Non c’è ancora nulla da vedere",
  noneHelp: "Questa partita non è mai cominciata.",
};
