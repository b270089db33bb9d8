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
  box: "Il cofanetto di Master Thieves",
  boxHelp:
    "In 3D è un’immagine in profondità con luci e ombre; piatto è disegnato in modo più semplice. Mostrano le stesse cose.",
  boxes: { auto: "secondo il dispositivo", solid: "in 3D", flat: "piatto" },
  detail: "Dettaglio in 3D",
  detailHelp:
    "Ombre e riflessi chiedono molto a un dispositivo. Lasciata a sé, l’immagine si alleggerisce appena va a scatti.",
  details: { auto: "secondo il dispositivo", full: "pieno", light: "leggero" },
  sound: "Suono",
  soundHelp:
    "Si sentono il legno, le gemme e le giare, e un rintocco quando tocca a te. Per giocare non serve sentire nulla.",
  volumes: { off: "spento", soft: "piano", normal: "normale", loud: "forte" },
  letters: "Lettere sulle giare",
  lettersHelp: "40 Thieves: ogni coperchio e ogni ladro porta anche la lettera del suo colore.",
  keysTitle: "Tasti del tavolo",
  keys: "Tasti di una sola lettera",
  keysHelp:
    "Lettere e cifre fanno qualcosa al tavolo. Senza di esse bastano Tab, frecce, Invio ed Esc.",
};
