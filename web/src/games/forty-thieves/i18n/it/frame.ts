import type { Messages } from "../../../../i18n/messages";
import type { frame as english } from "../en/frame";

export const frame: Messages<typeof english> = {
  moments: {
    theft: "Un furto!",
    works: "Riuscito!",
    fails: "Il furto fallisce",
    dagger: "Pugnali sguainati",
    merchant: "Il Mercante",
    sinbad: "Sinbad",
    genie: "Il Genio",
    leaders: "Quattro Capi!",
  },
  lesson: "Leggere i coperchi, accendere una Lanterna, parare un Malocchio e rubare uno zaffiro.",
  show: (given) => `Sono ${given.name}: mostra le mie tessere`,
  settings: {
    letters: "Lettere sulle giare",
    lettersHelp: "40 Thieves: ogni coperchio e ogni ladro porta anche la lettera del suo colore.",
  },
};
