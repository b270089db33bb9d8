import type { Messages } from "../../../../i18n/messages";
import type { frame as english } from "../en/frame";

export const frame: Messages<typeof english> = {
  moments: {
    reveal: "Carte in tavola",
    fall: "Cade qualcosa!",
    alarm: "Un allarme!",
    ruby: "Un rubino!",
    sixth: "Il sesto rubino!",
    share: "I contrabbandieri spartiscono",
    guard: "Il cuscino rosso è sorvegliato",
  },
  lesson: "Nascondere diamanti, seguire il cofanetto, rubare, dividere e trovare un rubino.",
  show: (given) => `Sono ${given.name}: mostra le mie carte`,
  settings: {
    box: "Il cofanetto di Master Thieves",
    boxHelp:
      "In 3D è un’immagine in profondità con luci e ombre; piatto è disegnato in modo più semplice. Mostrano le stesse cose.",
    boxes: { auto: "secondo il dispositivo", solid: "in 3D", flat: "piatto" },
    detail: "Dettaglio in 3D",
    detailHelp:
      "Ombre e riflessi chiedono molto a un dispositivo. Lasciata a sé, l’immagine si alleggerisce appena va a scatti.",
    details: { auto: "secondo il dispositivo", full: "pieno", light: "leggero" },
    sight: "Il cofanetto",
    sights: { flat: "piatto", unfolded: "dispiegato", solid: "3D" },
  },
  seeing: {
    usual: "Vista abituale",
    keys: "guardare più da vicino, più da lontano, come prima (in tre dimensioni)",
  },
};
