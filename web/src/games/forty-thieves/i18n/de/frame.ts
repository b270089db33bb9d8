import type { Messages } from "../../../../i18n/messages";
import type { frame as english } from "../en/frame";

export const frame: Messages<typeof english> = {
  moments: {
    theft: "Ein Diebstahl!",
    works: "Es gelingt!",
    fails: "Der Diebstahl schlägt fehl",
    dagger: "Dolche gezückt",
    merchant: "Der Kaufmann",
    sinbad: "Sindbad",
    genie: "Der Dschinn",
    leaders: "Vier Hauptleute!",
  },
  lesson:
    "Deckel lesen, eine Laterne anzünden, einen Bösen Blick abwehren und einen Saphir stehlen.",
  show: (given) => `Ich bin ${given.name}: meine Plättchen zeigen`,
  settings: {
    letters: "Buchstaben auf den Krügen",
    lettersHelp: "40 Thieves: Jeder Deckel und jeder Dieb trägt auch den Buchstaben seiner Farbe.",
  },
};
