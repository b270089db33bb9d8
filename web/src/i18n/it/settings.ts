import type { settings as english } from "../en/settings";
import type { Messages } from "../messages";

export const settings: Messages<typeof english> = {
  title: "Impostazioni",
  lead: "Le ricorda questo browser. Valgono da subito.",
  groups: { look: "Aspetto", table: "Al tavolo", sound: "Suoni e avvisi", keys: "Tasti" },
  theme: "Luce",
  themes: { system: "automatica", night: "notte", day: "giorno" },
  text: "Dimensione del testo",
  texts: { normal: "normale", large: "più grande" },
  motion: "Movimento",
  motionHelp: "Con il movimento ridotto vedi immagini ferme con frecce.",
  motions: { system: "automatico", full: "completo", reduced: "ridotto" },
  sound: "Suono",
  soundHelp:
    "Si sentono il legno, le gemme e le giare, e un rintocco quando tocca a te. Per giocare non serve sentire nulla.",
  volumes: { off: "spento", soft: "piano", normal: "normale", loud: "forte" },
};
