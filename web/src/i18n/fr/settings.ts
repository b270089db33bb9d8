import type { settings as english } from "../en/settings";
import type { Messages } from "../messages";

export const settings: Messages<typeof english> = {
  title: "Réglages",
  lead: "Ce navigateur s’en souvient. Ils valent tout de suite.",
  groups: { look: "Apparence", table: "À la table", sound: "Sons et appels", keys: "Touches" },
  theme: "Lumière",
  themes: { system: "automatique", night: "nuit", day: "jour" },
  text: "Taille du texte",
  texts: { normal: "normale", large: "plus grande" },
  motion: "Mouvement",
  motionHelp: "Réduit, il montre des images fixes avec des flèches là où les choses bougeraient.",
  motions: { system: "automatique", full: "complet", reduced: "réduit" },
  sound: "Son",
  soundHelp:
    "On entend le bois, les pierres et les jarres, et un carillon quand c’est à toi. Rien n’a besoin d’être entendu pour jouer.",
  volumes: { off: "coupé", soft: "doux", normal: "normal", loud: "fort" },
};
